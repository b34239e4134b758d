import type { ApprovalCase } from '#server/approval/approval-case.ts';
import { type ApprovalPair, readSnapshot } from '#server/approval/approval-store.ts';
import type { ApprovalDiff } from '#server/approval/schemas.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { readState } from '#server/order/state/order-state.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { makeVersion } from './new-version.ts';
import { resetConsents } from './reset.ts';

/** For the history: by how much the total has grown. */
export function priceIncreaseText({ totalWas, totalNow }: ApprovalDiff): string {
  return `Сумма выросла с ${formatMoney(totalWas)} до ${formatMoney(totalNow)}`;
}

/**
 * Creates a version when the total has grown since the last one, which voids the consents to the
 * old one. Null when the order costs no more than before.
 */
export async function recordPriceIncrease(
  tx: Database,
  found: ApprovalCase,
  conditions: Conditions,
): Promise<ApprovalPair | null> {
  const { now } = conditions;
  const { order, approval, partner, author } = found;
  const known = await readSnapshot(tx, order.id, approval.version);
  const { totals } = await readState(tx, order, conditions);
  if (known === null || totals.toPay <= known.total) return null;
  const made = await makeVersion(
    { tx, pair: found, order, partner, author, ...conditions },
    { actorID: null, comment: 'Изменились цены' },
  );
  return made && resetConsents(tx, made.pair, priceIncreaseText(made.diff), now);
}
