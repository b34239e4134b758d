import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import { OrderSummary } from '#src/features/orders/OrderSummary.tsx';
import { isAllowed } from '#src/features/orders/order-status.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { ConfirmRefusal } from './ConfirmRefusal.tsx';
import { useConfirmation } from './confirm-checkout.ts';
import { ToManager } from './ToManager.tsx';

interface ConfirmOrderProps {
  checkout: Checkout;
  saving: boolean;
  /** What the total follows from. */
  children: ReactNode;
}

/** The sums with the button that makes an order of the checkout, and why it does not work yet. */
export function ConfirmOrder({ checkout, saving, children }: ConfirmOrderProps) {
  const { confirm, pending, refusal } = useConfirmation(checkout);
  const { id, totals, allowedActions } = checkout;
  const again = isAllowed(allowedActions, 'Retry');
  const allowed = again || isAllowed(allowedActions, 'Confirm');
  return (
    <OrderSummary
      label="Сумма заказа"
      total={totals.toPay}
      hint={allowed ? null : missing(checkout)}
      action={(hintID) => (
        <Button
          fullWidth
          size="lg"
          disabled={!allowed || saving}
          loading={pending}
          onClick={confirm}
          aria-describedby={hintID ?? 'confirm-offer'}
        >
          {again ? 'Повторить' : 'Подтвердить заказ'}
        </Button>
      )}
    >
      {children}
      {refusal && <ConfirmRefusal {...refusal} />}
      <Text size="sm" c="dimmed" my="xs" id="confirm-offer">
        Подтверждая заказ, вы соглашаетесь с{' '}
        <LinkText to="/info/publicOffer">публичной офертой</LinkText>.
      </Text>
      <ToManager goods={{ checkoutID: id }} />
    </OrderSummary>
  );
}

/** What stands between the reader and the order. */
function missing({ problems, sections }: Checkout): string {
  if (problems.some(({ blocking }) => blocking))
    return 'Сначала исправьте товары, отмеченные выше.';
  const first = sections.find(({ complete }) => !complete);
  return first?.message ?? 'Заказ пока нельзя подтвердить.';
}
