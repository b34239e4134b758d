import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { type OrderState, readState } from '#server/order/state/order-state.ts';
import { stepOf } from '#server/order/transitions.ts';
import { foreseeApproval } from '#server/partners/approval-rule/foresee.ts';
import type { ApprovalForecast } from '#server/partners/schemas.ts';

export type Checkout = components['schemas']['Checkout'];

/** Whether a checkout will need its company's approval; a sent order has this in its status. */
export async function foreseeFor(
  db: Database,
  order: OrderRow,
  { totals }: OrderState,
  now: Date,
): Promise<ApprovalForecast | null> {
  if (order.status !== 'Draft') return null;
  const partnerID = order.customer.partner?.id ?? null;
  const { toPay } = totals;
  return foreseeApproval(db, { userID: order.userID, partnerID, terms: order, toPay }, now);
}

/** An order as the checkout shows it. */
export function toCheckout(
  order: OrderRow,
  state: OrderState,
  approval: ApprovalForecast | null,
): Checkout {
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    step: stepOf(order.status),
    status: order.status,
    items: state.items,
    customer: order.customer,
    delivery: state.delivery,
    recipient: order.recipient,
    paymentMethod: order.paymentMethod,
    paymentMethods: state.paymentMethods,
    comment: order.comment,
    contract: order.contract,
    tags: order.tags,
    bonus: state.bonus,
    promoCodes: state.promoCodes,
    sections: state.sections,
    approval,
    totals: state.totals,
    problems: state.problems,
    allowedActions: state.allowedActions,
    failure: order.failure,
    createdAt: order.createdAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
  };
}

/** A checkout as the contract shows it, with the approval that it will need. */
export async function viewCheckout(
  db: Database,
  order: OrderRow,
  conditions: Conditions,
): Promise<Checkout> {
  const { now } = conditions;
  const state = await readState(db, order, conditions);
  return toCheckout(order, state, await foreseeFor(db, order, state, now));
}
