import {
  type ApprovalPair,
  readSnapshot,
  recordApprovalEvent,
  updateApproval,
  writeSnapshot,
} from '#server/approval/approval-store.ts';
import type { ApprovalDiff } from '#server/approval/schemas.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { type OrderRow, updateOrder } from '#server/order/order-store.ts';
import { evaluateOrder, type OrderState, readOrderInput } from '#server/order/state/order-state.ts';
import { readSpending, reasonsFor } from '#server/partners/approval-rule/required-approval.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { diffOf, isSame } from './diff.ts';
import { acceptLines } from './lines.ts';
import { snapshotOf } from './snapshot.ts';

/** Contents of a locked order that may differ from the last version. */
export interface Changed extends Conditions {
  tx: Database;
  pair: ApprovalPair;
  /** The order as it is stored now. */
  order: OrderRow;
  partner: PartnerRow;
  author: EmployeeRow;
}

export interface NewVersion {
  pair: ApprovalPair;
  state: OrderState;
  diff: ApprovalDiff;
}

/**
 * Creates a version of changed contents, with today's prices marked as seen; null when a user would
 * see no difference.
 * @param record how to record it in the history; null leaves that to the caller.
 */
export async function makeVersion(
  changed: Changed,
  record: { actorID: string | null; comment?: string } | null,
): Promise<NewVersion | null> {
  const { tx, pair, order, partner, author, now } = changed;
  const { approval } = pair;
  const state = await evaluateOrder(order, await readOrderInput(tx, order, now), changed);
  const known = await readSnapshot(tx, order.id, approval.version);
  if (known === null) throw new Error(`Order ${order.id} has lost version ${approval.version}`);
  const version = approval.version + 1;
  const snapshot = snapshotOf(order, state);
  const diff = diffOf({ version: approval.version, snapshot: known }, { version, snapshot });
  if (isSame(diff)) return null;
  await writeSnapshot(tx, order.id, version, snapshot);
  await acceptLines(tx, order, state);
  const stored = await updateOrder(tx, order, { totals: state.totals }, now);
  const { contract } = order;
  const spending = await readSpending(tx, { author, contract }, now, order.id);
  const { toPay } = state.totals;
  const reasons = reasonsFor(order, { partner, author }, { toPay, ...spending });
  const updated = await updateApproval(tx, approval, {
    version,
    // An order whose total fell below the limits keeps the reasons it was sent for.
    ...(reasons.length === 0 ? {} : { reasons }),
  });
  if (record !== null) {
    const event = { orderID: order.id, at: now, kind: 'Edited', version, diff } as const;
    await recordApprovalEvent(tx, { ...event, ...record });
  }
  return { pair: { order: stored, approval: updated }, state, diff };
}

/** Whether the new version costs more than the previous one. */
export function hasGrown({ totalWas, totalNow }: ApprovalDiff): boolean {
  return totalNow > totalWas;
}
