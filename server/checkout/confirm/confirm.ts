import { hasConsent, requestApproval } from '#server/approval/request-approval.ts';
import { assertContract } from '#server/cart/choices/company.ts';
import { assertOpen, type LockedOrder, reject } from '#server/checkout/change-checkout.ts';
import { checkoutConflict } from '#server/checkout/checkout-conflict.ts';
import {
  type Checkout,
  foreseeFor,
  toCheckout,
  viewCheckout,
} from '#server/checkout/checkout-view.ts';
import type { Database } from '#server/db/connection.ts';
import { actingUser } from '#server/order/actor.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { type Campaign, storeCampaign } from '#server/order/place/campaign.ts';
import { freezeLines, placeOrder, takeFromCart } from '#server/order/place/place-order.ts';
import {
  evaluateOrder,
  type OrderState,
  readOrderInput,
  stateOfPlaced,
} from '#server/order/state/order-state.ts';
import { findRequiredApproval } from '#server/partners/approval-rule/required-approval.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** The totals shown when the buyer clicked the button; kopecks. */
export interface Confirmation {
  total: number;
  version?: number | undefined;
  campaign?: Campaign | undefined;
}

/** @throws ApiProblem 409 with the fresh checkout when the totals differ from those shown. */
async function assertAgreed(
  tx: Database,
  order: OrderRow,
  state: OrderState,
  { total, version }: Confirmation,
  now: Date,
): Promise<void> {
  // The approval forecast is read only for a conflict: an approved order does not need it.
  const conflict = async (reason: Parameters<typeof checkoutConflict>[0], message: string) =>
    checkoutConflict(
      reason,
      message,
      toCheckout(order, state, await foreseeFor(tx, order, state, now)),
    );
  if (state.problems.some(({ blocking }) => blocking)) {
    const message = state.problems.some(({ code }) => code === 'RemovedFromCart')
      ? 'Товаров этого заказа больше нет в корзине'
      : 'Некоторых товаров уже нет в нужном количестве';
    throw await conflict('CheckoutHasProblems', message);
  }
  const missing = state.sections.find(({ complete }) => !complete);
  if (missing !== undefined) {
    throw await conflict('CheckoutIncomplete', missing.message ?? 'Заполните все разделы');
  }
  const { toPay } = state.totals;
  if (toPay !== total) {
    throw await conflict('PriceChanged', `Сумма заказа изменилась: теперь ${formatMoney(toPay)}`);
  }
  if (version !== undefined && version !== order.version) {
    throw await conflict(
      'CheckoutChanged',
      'Заказ изменился в другой вкладке, проверьте его ещё раз',
    );
  }
}

/**
 * Confirms a locked order: recalculates prices, which must equal those shown to the buyer, takes
 * the products off the stock, freezes lines and prices, and queues the order for creation. An order
 * that requires its company's approval goes to the approvers instead and reserves no products.
 * @throws ApiProblem 409 with the fresh checkout; nothing is changed then.
 */
export async function confirmOrder(
  locked: LockedOrder,
  confirmation: Confirmation,
): Promise<Checkout> {
  const { tx, cart, order, now } = locked;
  await assertOpen(locked);
  await storeCampaign(tx, order.id, confirmation.campaign);
  await assertContract(tx, order, now);
  const [held, actor] = await Promise.all([
    readOrderInput(tx, order, now, { lock: true }),
    actingUser(tx, order.userID),
  ]);
  const state = await evaluateOrder(order, held, locked);
  await assertAgreed(tx, order, state, confirmation, now);
  const required = await findRequiredApproval(tx, order, state.totals.toPay, now);
  // An order whose creation failed may be retried on the approved terms, not on higher ones.
  const isRetry = order.status !== 'Draft';
  if (required !== null && isRetry && !(await hasConsent(tx, order, state))) {
    const message =
      'Такую сумму или оплату компания не согласовала: отмените заказ и оформите его снова';
    return reject(locked, message);
  }
  const takes = isRetry ? null : takeFromCart(tx, cart, held.inCart, state.items.map(toOrdered));
  const change = { actor, now };
  if (required !== null && !isRetry) {
    await takes;
    const sent = await requestApproval({ tx, order, state, required, change });
    return viewCheckout(tx, sent, locked);
  }
  const placing = { tx, order, held, state, change };
  const [placed] = await Promise.all([placeOrder(placing, 'WaitingForCreating'), takes]);
  return toCheckout(placed, stateOfPlaced(placed, freezeLines(placing), locked), null);
}

function toOrdered({ product, quantity, isGift }: OrderState['items'][number]) {
  return { productID: product.id, quantity, isGift };
}
