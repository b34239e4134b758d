import { Stack, Title } from '@mantine/core';
import { memo } from 'react';
import type { Checkout, DeliveryMethod } from '#generated/api/model/index.ts';
import { ApprovalNotice } from '#src/features/order-parts/ApprovalNotice.tsx';
import { CollapsibleLines } from '#src/features/order-parts/summary/CollapsibleLines.tsx';
import { TotalsList } from '#src/features/order-parts/summary/totals/TotalsList.tsx';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { CheckoutPromoCodes } from './CheckoutPromoCodes.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';

interface CheckoutSummaryProps {
  checkout: Checkout;
  /** Changes are pending: the totals are not final. */
  saving: boolean;
  /** Another delivery method is pending: its cost is not known yet. */
  moving: boolean;
  /** All sections are complete once those changes are saved. */
  filled: boolean;
  guard: ConfirmGuard;
}

/** Products and totals; pinned while the sections are filled in. */
export function CheckoutSummary({ checkout, ...confirmation }: CheckoutSummaryProps) {
  return (
    <ConfirmOrder checkout={checkout} {...confirmation}>
      <Sums checkout={checkout} moving={confirmation.moving} />
    </ConfirmOrder>
  );
}

/** What is missing for the cost of the delivery. */
function unknownCostText(method: DeliveryMethod | null): string {
  if (method === null) return 'не выбрана';
  return method === 'Courier' ? 'зависит от адреса' : 'зависит от пункта';
}

/** Re-renders only with another checkout: a click in a section must not wait for it. */
const Sums = memo(function Sums({ checkout, moving }: { checkout: Checkout; moving: boolean }) {
  const { totals } = checkout;
  return (
    <>
      <Title order={2} size="h3">
        Ваш заказ
      </Title>
      <CollapsibleLines orderID={checkout.id} items={checkout.items} />
      <Stack gap="md" mt="xs">
        {checkout.status === 'Draft' && <CheckoutPromoCodes checkout={checkout} />}
        <div>
          <TotalsList
            totals={moving ? { ...totals, delivery: null } : totals}
            unknownDelivery={moving ? 'считаем…' : unknownCostText(checkout.delivery.method)}
            withoutTotal
          />
          <ExplainPrice of={{ orderID: checkout.id }} />
        </div>
        {!moving && (
          <ApprovalNotice
            forecast={checkout.approval}
            onAccount={checkout.paymentMethod === 'Invoice'}
          />
        )}
      </Stack>
    </>
  );
});
