import { Text } from '@mantine/core';
import type { AnalyticItem } from '#generated/api/model/analyticItem.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './AnalyticRow.module.css';
import { Change } from './Change.tsx';

const orderForms = ['заказе', 'заказах', 'заказах'] as const;

/** A bought product with its sums; the row links to it while the catalog has it. */
export function AnalyticRow({ item }: { item: AnalyticItem }) {
  const { name, slug, vendorCode, brandName, quantity, amount, averagePrice } = item;
  return (
    <ListRow className={classes.row}>
      <div className={classes.texts}>
        {slug === null ? (
          <Text fw={600}>{name}</Text>
        ) : (
          <RowLink to="/products/$slug" params={{ slug }}>
            {name}
          </RowLink>
        )}
        <Text size="sm" c="dimmed">
          {[brandName, vendorCode].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {formatNumber(quantity)} шт. по {formatMoney(averagePrice)} в{' '}
          {countOf(item.orderCount, orderForms)}, последний раз {formatDate(item.lastOrderedAt)}
        </Text>
      </div>
      <span className={classes.sums}>
        <span className={classes.amount}>{formatMoney(amount)}</span>
        {item.previousAmount > 0 && <Change amount={amount} previous={item.previousAmount} />}
      </span>
    </ListRow>
  );
}
