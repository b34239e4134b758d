import { rateLimitProblem } from '#server/contract/limits/rate-limit-problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { readState } from '#server/order/state/order-state.ts';
import type { ApprovalCase } from './approval-case.ts';
import { announceReminder } from './approval-notifications.ts';
import { recordApprovalEvent, updateApproval } from './approval-store.ts';
import { assertAllowed } from './rejection.ts';
import { remindAvailableAt } from './rights.ts';

/**
 * Sends the buyer's reminder to the awaited approvers.
 * @throws ApiProblem 409 NotAllowed when nobody is awaited, 429 when the last one is too recent.
 */
export async function remind(
  tx: Database,
  found: ApprovalCase,
  conditions: Conditions,
): Promise<null> {
  const { now } = conditions;
  const { order, approval, decisions, author, viewer } = found;
  const later = viewer.id === author.id ? remindAvailableAt(found, now) : null;
  if (later !== null) {
    throw rateLimitProblem('Вы уже напоминали', (later.getTime() - now.getTime()) / 1000);
  }
  await assertAllowed(tx, found, 'Remind', conditions);
  const awaited = decisions
    .filter(({ status }) => status === 'Pending')
    .map(({ employeeID }) => employeeID);
  await updateApproval(tx, approval, { notifiedAt: now });
  await recordApprovalEvent(tx, {
    orderID: order.id,
    at: now,
    kind: 'Reminded',
    actorID: author.id,
    version: approval.version,
  });
  const { totals } = await readState(tx, order, conditions);
  const current = { approval, order: { ...order, totals } };
  await announceReminder(tx, current, awaited, author, now);
  return null;
}
