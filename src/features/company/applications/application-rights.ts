import type { PartnerAction } from '#generated/api/model/partnerAction.ts';
import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import { rightTo } from '#src/features/company-parts/company-right.ts';
import { lowerFirst } from '#src/lib/text/lower-first.ts';
import type { ApplicationKind } from './application-search.ts';

type Applications = Pick<PartnerSummary, 'ordersAccess' | 'tradingAccess' | 'edo'>;

/** The action that each application needs. */
export const applicationActions: Record<ApplicationKind, PartnerAction> = {
  orders: 'RequestOrdersAccess',
  trading: 'RequestTradingAccess',
  edo: 'ConnectEDO',
};

/** Whether something of the company is being decided, so that its state may change at any moment. */
export function isAwaiting({ ordersAccess, tradingAccess, edo }: Applications): boolean {
  return (
    ordersAccess.state === 'Pending' ||
    tradingAccess.state === 'Pending' ||
    edo.state === 'Requested'
  );
}

/** Whether the company has what is applied for, or has applied for it. */
export function isSettled(
  kind: ApplicationKind,
  { ordersAccess, tradingAccess, edo }: Applications,
): boolean {
  if (kind === 'orders') return ordersAccess.state === 'Pending';
  if (kind === 'edo') return edo.state !== 'NotConnected';
  return tradingAccess.state === 'Pending' || tradingAccess.state === 'Granted';
}

/** Why the user cannot apply for this company; null when nothing prevents it. */
export function obstacleTo(
  kind: ApplicationKind,
  company: Applications & Pick<PartnerSummary, 'allowedActions' | 'deniedActions'>,
): string | null {
  const { allowed, reason } = rightTo(company, applicationActions[kind]);
  if (allowed) return null;
  if (!isSettled(kind, company)) {
    return reason === null ? 'сейчас нельзя' : lowerFirst(reason);
  }
  const { tradingAccess, edo } = company;
  if (kind === 'trading' && tradingAccess.state === 'Granted') return 'доступ открыт';
  return kind === 'edo' && edo.state === 'Connected'
    ? 'уже подключена'
    : 'уже на\u00a0рассмотрении';
}
