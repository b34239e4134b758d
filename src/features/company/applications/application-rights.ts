import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import type { ApplicationKind } from './application-search.ts';

const AWAITED = 'уже на\u00a0рассмотрении';
const OWNERS = 'подаёт владелец';

/** Whether something of the company is being decided, so that its state may change at any moment. */
export function isAwaiting({ ordersAccess, tradingAccess, edo }: Applications): boolean {
  return (
    ordersAccess.state === 'Pending' ||
    tradingAccess.state === 'Pending' ||
    edo.state === 'Requested'
  );
}

type Applications = Pick<PartnerSummary, 'ordersAccess' | 'tradingAccess' | 'edo'>;

/** Why the user cannot apply for this company; null when nothing prevents it. */
export function obstacleTo(
  kind: ApplicationKind,
  { role, ordersAccess, tradingAccess, edo }: Applications & Pick<PartnerSummary, 'role'>,
): string | null {
  if (kind === 'orders') return ordersAccess.state === 'Pending' ? AWAITED : null;
  if (kind === 'trading') {
    if (tradingAccess.state === 'Granted') return 'доступ открыт';
    if (tradingAccess.state === 'Pending') return AWAITED;
  } else {
    if (edo.state === 'Connected') return 'уже подключена';
    if (edo.state === 'Requested') return AWAITED;
  }
  return role === 'Owner' ? null : OWNERS;
}
