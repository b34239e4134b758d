import type { ApprovalForecast } from '#generated/api/model/approvalForecast.ts';
import { countOf } from '#src/lib/plurals.ts';
import { personName } from './approval-labels.ts';

type Forecast = ApprovalForecast | null | undefined;

/** Whether an order that is confirmed as it is now goes to the approvers first. */
export function needsConsent(forecast: Forecast): forecast is ApprovalForecast {
  return (forecast?.reasons.length ?? 0) > 0;
}

/** One line on it for where the button is; null when no consent is needed. */
export function consentNote(forecast: Forecast): string | null {
  if (!needsConsent(forecast)) return null;
  const { approvers, quorum } = forecast;
  const [first, ...others] = approvers;
  if (first && others.length === 0) return `Нужно согласие: ${personName(first)}.`;
  const people = ['согласующего', 'согласующих', 'согласующих'] as const;
  const all = countOf(approvers.length, people);
  return quorum === 'All' ? `Нужно согласие ${all}.` : `Нужно согласие одного из ${all}.`;
}
