import { Stack } from '@mantine/core';
import type { CartItem, CartOrder } from '#generated/api/model/index.ts';
import { ApprovalNotice } from '#src/features/order-parts/ApprovalNotice.tsx';
import { consentNote } from '#src/features/order-parts/approval-forecast.ts';
import { OrderSummary } from '#src/features/order-parts/summary/OrderSummary.tsx';
import { TotalsList } from '#src/features/order-parts/summary/totals/TotalsList.tsx';
import { ToManager } from '#src/features/order-parts/to-manager/ToManager.tsx';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { SELECTED_LIMIT } from '#src/features/price-parts/price-query.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { cartTotals, isWhole } from './cart-totals.ts';
import { CartBonus } from './choices/CartBonus.tsx';
import { CartContract } from './choices/CartContract.tsx';
import { CartCustomer } from './choices/CartCustomer.tsx';
import { CartPlace } from './choices/CartPlace.tsx';
import { CartPromoCodes } from './choices/CartPromoCodes.tsx';
import { CartTags } from './choices/CartTags.tsx';
import { noDeliveryText, unknownCostText } from './choices/delivery-offer.ts';
import { PrintedChoices } from './choices/PrintedChoices.tsx';
import { isOrderable } from './lines/cart-lines.ts';
import { useProceed } from './proceed-cart.ts';
import { useSelectedPrice } from './selected-price.ts';

interface CartSummaryProps {
  order: CartOrder;
  /** All lines, as they are shown. */
  lines: readonly CartItem[];
  /** Lines selected for checkout. */
  selected: readonly CartItem[];
}

/** Totals of the selected lines, the buyer, and the button to checkout. */
export function CartSummary({ order, lines, selected }: CartSummaryProps) {
  const proceed = useProceed();
  const ids = selected.filter(({ isGift }) => !isGift).map(({ product }) => product.id);
  const whole = isWhole(lines, selected);
  const chosen = useSelectedPrice(order, ids, whole);
  const totals = cartTotals(order, selected, whole, chosen);
  const estimate = (whole ? order : chosen)?.deliveryEstimate ?? null;
  const hint = whyNot(order, ids);
  const forecast = whole ? order.approval : chosen?.approval;
  // A manager can also find analogues of products that cannot be ordered now.
  const lost = order.items.filter((item) => !isOrderable(item)).map(({ product }) => product.id);
  return (
    <OrderSummary
      label="Сумма заказа"
      total={totals.toPay}
      hint={hint}
      note={noDeliveryText(estimate) ?? consentNote(forecast)}
      rejection={proceed.rejection}
      action={(hintID) => (
        <Button
          fullWidth
          size="lg"
          disabled={hint !== null}
          loading={proceed.pending}
          onClick={() => proceed.run(ids)}
          aria-describedby={hintID}
        >
          Перейти к оформлению
        </Button>
      )}
    >
      <Stack gap="md" mb="md" data-print="hidden">
        <CartCustomer order={order} />
        <CartContract order={order} />
        <CartPlace order={order} estimate={estimate} />
        <CartTags order={order} />
        {order.bonus && <CartBonus bonus={order.bonus} />}
        <CartPromoCodes codes={order.promoCodes ?? []} items={order.items} />
      </Stack>
      <PrintedChoices order={order} estimate={estimate} />
      <TotalsList
        totals={totals}
        unknownDelivery={unknownCostText(order.delivery.method, estimate)}
        withoutTotal
      />
      <Stack gap="xs" align="flex-start">
        {whole && <ExplainPrice of={{}} />}
        {!whole && ids.length > 0 && ids.length <= SELECTED_LIMIT && (
          <ExplainPrice of={{ selected: ids }} />
        )}
        {ids.length > 0 && <ApprovalNotice forecast={forecast} />}
        {order.allowedActions.includes('ProceedToManager') && (
          <ToManager source={{ productIDs: [...ids, ...lost] }} />
        )}
      </Stack>
    </OrderSummary>
  );
}

/** Why checkout cannot begin, or null. */
function whyNot({ problems, allowedActions }: CartOrder, ids: readonly string[]): string | null {
  if (ids.length === 0) return 'Отметьте товары, которые хотите заказать.';
  const blocked = problems.some(({ blocking, productID }) => blocking && ids.includes(productID));
  if (blocked) return 'Сначала исправьте отмеченные товары, с которыми что-то изменилось.';
  return allowedActions.includes('Proceed')
    ? null
    : 'Этих товаров сейчас нет. Передайте корзину менеджеру: он подберёт замену.';
}
