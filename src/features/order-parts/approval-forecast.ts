import type { ApprovalForecast } from '#generated/api/model/approvalForecast.ts';
import type { ApprovalLimit } from '#generated/api/model/approvalLimit.ts';
import { limitName } from '#src/lib/labels/approval-limits.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
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

/** The limit of a contract holds only for payment on account. */
function isConditional({ code }: ApprovalLimit, onAccount: boolean): boolean {
  return code === 'ContractBalanceExceeded' && !onAccount;
}

/**
 * Whether the order needs consent, in one sentence.
 * @param onAccount whether payment on account is chosen.
 */
export function forecastText(forecast: ApprovalForecast, onAccount: boolean): string {
  const depends = forecast.limits.some((one) => one.left === 0 && isConditional(one, onAccount));
  if (isUnapprovable(forecast)) return unapprovable;
  if (needsConsent(forecast)) return 'Заказ нужно будет согласовать.';
  return depends ? 'Согласие понадобится, только если платить по счёту.' : 'Согласие не нужно.';
}

/** A limit and its rest: «Предел компании 100 000 ₽, останется 40 000 ₽». */
export function limitText(one: ApprovalLimit, onAccount: boolean): string {
  const { code, limit, left } = one;
  const name = code === 'EveryOrder' ? 'Предел' : limitName(code);
  const rest = left === 0 ? 'не останется ничего' : `останется ${formatMoney(left)}`;
  if (!isConditional(one, onAccount)) return `${name} ${formatMoney(limit)}, ${rest}`;
  const conditional = `${name.charAt(0).toLowerCase()}${name.slice(1)} ${formatMoney(limit)}`;
  const outcome = left === 0 ? 'этого не хватит, понадобится согласие' : rest;
  return `Если платить по счёту: ${conditional}, ${outcome}`;
}
