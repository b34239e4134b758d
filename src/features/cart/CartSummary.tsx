import { Alert, Button, Paper, Text } from '@mantine/core';
import type { CartItem, CartOrder } from '#generated/api/model/index.ts';
import { StickyTotal } from '#src/features/orders/StickyTotal.tsx';
import { TotalsList } from '#src/features/orders/TotalsList.tsx';
import { ExplainPrice } from '#src/features/pricing/ExplainPrice.tsx';
import { CartBonus } from './CartBonus.tsx';
import { CartContract } from './CartContract.tsx';
import { CartCustomer } from './CartCustomer.tsx';
import { CartPromoCodes } from './CartPromoCodes.tsx';
import classes from './CartSummary.module.css';
import { CartTags } from './CartTags.tsx';
import { isOrderable, sumLines } from './cart-lines.ts';
import { useProceed } from './proceed-cart.ts';

interface CartSummaryProps {
  order: CartOrder;
  /** Lines ticked for checkout. */
  selected: readonly CartItem[];
}

/** The sums of what is ticked, who buys, and the way to checkout. */
export function CartSummary({ order, selected }: CartSummaryProps) {
  const proceed = useProceed();
  const ids = selected.filter(({ isGift }) => !isGift).map(({ product }) => product.id);
  const totals = sumLines(selected);
  // Bonuses and the server's explanation are of the whole cart, not of the lines that are ticked.
  const whole = selected.length === order.items.filter(isOrderable).length;
  const bonus = whole ? (order.totals.bonus ?? 0) : 0;
  const toPay = totals.amount - totals.promo - bonus;
  const hint = whyNot(order, ids);
  return (
    <Paper component="aside" withBorder radius="lg" p="md" className={classes.summary ?? ''}>
      <CartCustomer order={order} />
      <CartContract order={order} />
      <CartTags order={order} />
      {order.bonus && <CartBonus bonus={order.bonus} />}
      <CartPromoCodes codes={order.promoCodes ?? []} />
      <TotalsList
        totals={{
          goods: totals.goods,
          discount: totals.discount,
          delivery: null,
          promo: totals.promo,
          bonus,
          toPay,
          weight: totals.weight,
          itemCount: totals.lineCount,
          quantity: totals.quantity,
        }}
        unknownDelivery="при оформлении"
      />
      {whole && <ExplainPrice of={{}} />}
      {proceed.refusal && (
        <Alert color="orange" variant="light" mt="md" role="alert">
          {proceed.refusal}
        </Alert>
      )}
      <StickyTotal total={toPay}>
        <Button
          fullWidth
          size="lg"
          disabled={hint !== null}
          loading={proceed.pending}
          onClick={() => proceed.run(ids)}
          aria-describedby="proceed-hint"
        >
          Перейти к оформлению
        </Button>
      </StickyTotal>
      <Text size="sm" c="dimmed" mt="xs" id="proceed-hint">
        {hint ?? 'Способ получения и оплату выберете на следующем шаге.'}
      </Text>
    </Paper>
  );
}

/** Why checkout cannot begin, or null. */
function whyNot({ problems }: CartOrder, ids: readonly string[]): string | null {
  if (ids.length === 0) return 'Отметьте товары, которые хотите заказать.';
  const blocked = problems.some(({ blocking, productID }) => blocking && ids.includes(productID));
  return blocked ? 'Сначала исправьте отмеченные товары, с которыми что-то изменилось.' : null;
}
