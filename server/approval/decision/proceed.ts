import type { ApprovalCase } from '#server/approval/approval-case.ts';
import { recordApprovalEvent } from '#server/approval/approval-store.ts';
import { viewApproval } from '#server/approval/approval-view.ts';
import { recordPriceIncrease } from '#server/approval/edit/price-increase.ts';
import { approvalConflict, assertAllowed, type Conflict } from '#server/approval/rejection.ts';
import { requestAgain } from '#server/approval/request-approval.ts';
import { actsAsBuyer } from '#server/approval/rights.ts';
import { assertContract } from '#server/cart/choices/company.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { actingUser } from '#server/order/actor.ts';
import { placeOrder } from '#server/order/place/place-order.ts';
import { evaluateOrder, readOrderInput } from '#server/order/state/order-state.ts';
import { findRequiredApproval } from '#server/partners/approval-rule/required-approval.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

async function changeOf(tx: Database, { order }: ApprovalCase, now: Date) {
  return { actor: await actingUser(tx, order.userID), now };
}

/** @throws ApiProblem 409 ApprovalHasProblems with the fresh approval. */
async function assertReady(
  tx: Database,
  found: ApprovalCase,
  conditions: Conditions,
): Promise<void> {
  const { now } = conditions;
  const { order } = found;
  const state = await evaluateOrder(
    order,
    await readOrderInput(tx, order, now, { lock: true }),
    conditions,
  );
  const problem = state.problems.find(({ blocking }) => blocking);
  const gap = state.sections.find(({ complete }) => !complete);
  if (problem === undefined && gap === undefined) return;
  const message = problem?.message ?? gap?.message ?? 'Исправьте заказ';
  const view = await viewApproval(tx, found, conditions);
  throw approvalConflict('ApprovalHasProblems', message, view);
}

/** Places the approved order like any other; `completeCreation` follows. */
async function create(
  tx: Database,
  found: ApprovalCase,
  conditions: Conditions,
): Promise<Conflict | null> {
  const { now } = conditions;
  const { order, approval, viewer } = found;
  const dearer = await recordPriceIncrease(tx, found, conditions);
  if (dearer !== null) {
    const sum = formatMoney(dearer.order.totals.toPay);
    return {
      reason: 'PriceChanged',
      message: `Сумма заказа выросла: ${sum}. Нужно согласовать снова`,
      seen: approval.version,
    };
  }
  const held = await readOrderInput(tx, order, now, { lock: true });
  const state = await evaluateOrder(order, held, conditions);
  const change = await changeOf(tx, found, now);
  await placeOrder({ tx, order, held, state, change }, 'WaitingForCreating');
  await recordApprovalEvent(tx, {
    orderID: order.id,
    at: now,
    kind: 'Proceeded',
    actorID: viewer.id,
    version: approval.version,
  });
  return null;
}

/** Sends the rejected and edited order for approval again, or places it when none is required. */
async function resubmit(tx: Database, found: ApprovalCase, conditions: Conditions): Promise<null> {
  const { now } = conditions;
  const { order } = found;
  const state = await evaluateOrder(order, await readOrderInput(tx, order, now), conditions);
  const required = await findRequiredApproval(tx, order, state.totals.toPay, now);
  const change = await changeOf(tx, found, now);
  await requestAgain(
    { tx, order, state, required: required ?? formerApproval(found), change },
    found,
  );
  return null;
}

/** A rejection holds until its approvers consent, even when the total fell below the limits. */
function formerApproval({ partner, author, approval, decisions, people }: ApprovalCase) {
  const approvers = decisions
    .map(({ employeeID }) => people.get(employeeID))
    .filter((one) => one !== undefined);
  return { partner, author, approvers, reasons: approval.reasons };
}

/**
 * Proceeds with an order for its buyer: an approved one is created, a rejected and edited one is
 * sent for approval again. Products are locked first, so price and stock cannot change meanwhile.
 * @throws ApiProblem 409 NotAllowed, ApprovalHasProblems
 */
export async function proceed(
  tx: Database,
  found: ApprovalCase,
  conditions: Conditions,
): Promise<Conflict | null> {
  const { now } = conditions;
  const { order } = found;
  if (actsAsBuyer(found) && order.status === 'Approved') {
    await assertContract(tx, order, now);
    await assertReady(tx, found, conditions);
    return create(tx, found, conditions);
  }
  await assertAllowed(tx, found, 'Proceed', conditions);
  await assertReady(tx, found, conditions);
  return resubmit(tx, found, conditions);
}
