import type { ApprovalForecast } from '#generated/api/model/approvalForecast.ts';
import { countOf } from '#src/lib/plurals.ts';
import { personName } from './approval-labels.ts';

type Forecast = ApprovalForecast | null | undefined;

/** Said of an order above the buyer's own limit that nobody may approve: it would be rejected. */
export const unapprovable =
  'Заказ больше вашего предела, а согласовать его некому. Уменьшите заказ или попросите владельца компании увеличить предел или назначить согласующего.';

/** Whether an order that is confirmed as it is now goes to the approvers first. */
export function needsConsent(forecast: Forecast): forecast is ApprovalForecast {
  return (forecast?.reasons.length ?? 0) > 0 && (forecast?.approvers.length ?? 0) > 0;
}

/** Whether the order needs a consent that nobody may give. */
export function isUnapprovable(forecast: Forecast): boolean {
  return (forecast?.reasons.length ?? 0) > 0 && forecast?.approvers.length === 0;
}

/** One line on it for where the button is; null when no consent is needed. */
export function consentNote(forecast: Forecast): string | null {
  if (isUnapprovable(forecast)) return unapprovable;
  if (!needsConsent(forecast)) return null;
  const { approvers, quorum } = forecast;
  const [first, ...others] = approvers;
  if (first && others.length === 0) return `Нужно согласие: ${personName(first)}.`;
  const people = ['согласующего', 'согласующих', 'согласующих'] as const;
  const all = countOf(approvers.length, people);
  return quorum === 'All' ? `Нужно согласие ${all}.` : `Нужно согласие одного из ${all}.`;
}
