import { Text } from '@mantine/core';
import type { BonusEntry } from '#generated/api/model/bonusEntry.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/numbers/plurals.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './BonusRow.module.css';
import { bonusForms, formatChange, leftText, titleOf } from './bonus-labels.ts';

/** One movement of bonuses; with an order, the whole row links to it. */
export function BonusRow({ entry }: { entry: BonusEntry }) {
  const { amount, at, order } = entry;
  const { text, link } = titleOf(entry);
  const left = leftText(entry);
  return (
    <ListRow className={classes.row}>
      <div className={classes.texts}>
        <Text fw={600}>
          {text}
          {order !== null && link !== undefined && (
            <>
              {' '}
              <RowLink to="/order/$id" params={{ id: order.id }}>
                {link}
              </RowLink>
            </>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={at}>{formatDate(at)}</time>
          {left !== null && ` · ${left}`}
        </Text>
      </div>
      <span className={classes.amount} data-income={amount > 0 || undefined}>
        {formatChange(amount)}
        <Hidden> {plural(amount, bonusForms)}</Hidden>
      </span>
    </ListRow>
  );
}
