import type { ApprovalCase } from '#server/approval/approval-case.ts';
import { announceEdit } from '#server/approval/approval-notifications.ts';
import { assertAllowed, assertSeen } from '#server/approval/rejection.ts';
import type { ApprovalDiff } from '#server/approval/schemas.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { changeLiveOrder } from '#server/order/change/change-live-order.ts';
import type { Decide } from '#server/order/change/decisions.ts';
import { hasGrown, makeVersion } from './new-version.ts';
import { priceIncreaseText } from './price-increase.ts';
import { resetConsents } from './reset.ts';

/** One edit, based on version `seen`. */
export interface Edit {
  seen: number;
  /** Replaces the lines before the order is validated with them. */
  rewrite?: () => Promise<void>;
  /** The changes of the order's own fields. */
  apply?: Decide;
}

/** Sections of the purchase terms; the others are about delivery. */
const terms: readonly string[] = ['Contract', 'Payment'];

/**
 * Whether consents survive an edit. An approver's edit voids them when the sum grows. The buyer's
 * edit of an order that is approved already may only make it smaller, or change how it is delivered:
 * anything else would be bought without consent.
 */
export function voidsConsents(diff: ApprovalDiff, byBuyerAfterwards: boolean): boolean {
  if (hasGrown(diff)) return true;
  if (!byBuyerAfterwards) return false;
  const addsProducts = diff.lines.some(
    ({ was, now }) => now !== null && now.quantity > (was?.quantity ?? 0),
  );
  return addsProducts || diff.fields.some(({ field }) => terms.includes(field));
}

/**
 * Edits an order in approval: creates a version and notifies the buyer; `voidsConsents` decides
 * whether earlier consents still hold. An edit that changes nothing creates no version.
 * @throws ApiProblem 409 NotAllowed, ApprovalChanged, and what the edit itself rejects with
 */
export async function editOrder(
  tx: Database,
  found: ApprovalCase,
  { seen, rewrite, apply = () => ({}) }: Edit,
  conditions: Conditions,
): Promise<null> {
  const { now } = conditions;
  await assertAllowed(tx, found, 'Edit', conditions);
  await assertSeen(tx, found, seen, conditions);
  await rewrite?.();
  const { partner, author, viewer } = found;
  const order = await changeLiveOrder({ tx, order: found.order, ...conditions }, apply);
  const changed = { tx, pair: found, order, partner, author, ...conditions };
  const made = await makeVersion(changed, { actorID: viewer.id });
  if (made === null) return null;
  await announceEdit(tx, made.pair, viewer, now);
  const afterwards = found.order.status === 'Approved';
  if (voidsConsents(made.diff, afterwards)) {
    const why = hasGrown(made.diff) ? priceIncreaseText(made.diff) : 'Заказ изменён после согласия';
    await resetConsents(tx, made.pair, why, now);
  }
  return null;
}
