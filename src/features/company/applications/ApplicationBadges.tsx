import { Badge } from '@mantine/core';
import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import classes from './Applications.module.css';
import {
  edoLabel,
  ordersAccessLabel,
  type StateLabel,
  tradingAccessLabel,
} from './application-labels.ts';

export function StateBadge({ label: { text, color } }: { label: StateLabel }) {
  return (
    <Badge color={color} variant="light" size="lg" tt="none">
      {text}
    </Badge>
  );
}

/** The states of a company's applications, for its card in a list. */
export function ApplicationBadges({
  company: { ordersAccess, tradingAccess, edo },
}: {
  company: Pick<PartnerSummary, 'ordersAccess' | 'tradingAccess' | 'edo'>;
}) {
  const states: readonly [string, StateLabel][] = [
    ['Допуск', ordersAccessLabel(ordersAccess)],
    ['Опт', tradingAccessLabel(tradingAccess)],
    ['ЭДО', edoLabel(edo)],
  ];
  return (
    <dl className={classes.badges}>
      {states.map(([name, label]) => (
        <div key={name} className={classes.badge}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>
            <StateBadge label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
