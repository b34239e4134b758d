import { Text } from '@mantine/core';
import type { OrderItem, RefundPreview } from '#generated/api/model/index.ts';
import { isUnpaidInvoice, moneyBackNote } from '#src/features/orders/payment/money-back.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import classes from './RefundSums.module.css';
import type { RefundedOrder } from './refunded-order.ts';

const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

interface RefundSumsProps {
  preview: RefundPreview;
  order: RefundedOrder;
  /** The sums are those of the selection; faded otherwise. */
  isCurrent: boolean;
}

/** What comes back: money, delivery, bonuses, and the gifts that go back with the products. */
export function RefundSums({ preview, order, isCurrent }: RefundSumsProps) {
  const { goods, delivery, amount, bonus, earned, isLast } = preview;
  const paysDelivery = (order.totals.delivery ?? 0) > 0;
  const gifts = giftsOf(preview, order.items);
  return (
    <div className={classes.sums} data-old={!isCurrent || undefined}>
      <dl className={classes.rows}>
        {delivery > 0 && <Row label="За товары" value={formatMoney(goods)} />}
        {delivery > 0 && <Row label="За доставку" value={formatMoney(delivery)} />}
        <div className={classes.total}>
          <dt>{isUnpaidInvoice(order) ? 'Не нужно платить' : 'Вернём деньгами'}</dt>
          <dd>
            <span role="status">{formatMoney(amount)}</span>
          </dd>
        </div>
        {bonus > 0 && <Row label="Вернём на бонусный счёт" value={countOf(bonus, bonuses)} />}
        {earned > 0 && (
          <Row label="Спишем начисленное за эти товары" value={countOf(earned, bonuses)} />
        )}
      </dl>
      {gifts.length > 0 && (
        <Text size="sm">
          Вместе с товарами нужно вернуть подарки: {gifts.join(', ')}. Они больше не положены.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {moneyBackNote(order)}
        {!isLast &&
          paysDelivery &&
          !isUnpaidInvoice(order) &&
          ' За доставку возвращаем, когда возвращён весь заказ.'}
      </Text>
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** «Маска – 2 шт.» of each gift that goes back. */
function giftsOf({ lines }: RefundPreview, items: readonly OrderItem[]): string[] {
  return lines.flatMap(({ productID, isGift, selected }) => {
    if (!isGift || selected === 0) return [];
    const item = items.find((one) => one.isGift && one.product.id === productID);
    return [`«${item?.product.name ?? productID}» – ${selected} шт.`];
  });
}
