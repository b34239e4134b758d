import type { components } from '#generated/server/operations.ts';
import { hasConsent } from '#server/approval/request-approval.ts';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import { sumTotals } from '#server/cart/totals/totals.ts';
import { withVat } from '#server/cart/totals/totals-vat.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { actingUser } from '#server/order/actor.ts';
import { lockOwnOrder, type OrderRow } from '#server/order/order-store.ts';
import { storeCampaign } from '#server/order/place/campaign.ts';
import { placeOrder, takeFromCart } from '#server/order/place/place-order.ts';
import { evaluateOrder, type OrderState, readOrderInput } from '#server/order/state/order-state.ts';
import { isOpen, stepOf } from '#server/order/transitions.ts';
import { findRequiredApproval } from '#server/partners/approval-rule/required-approval.ts';
import { fillDraft } from './proceed.ts';

type Schemas = components['schemas'];

function nothing(): ApiProblem {
  return new ApiProblem(422, 'Отметьте товары, которые передать менеджеру', {
    reason: 'NothingToProceed',
  });
}

async function lockCheckout({ tx, cart }: LockedCart, id: string): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, cart.userID, id);
  if (isOpen(order.status)) return order;
  throw new ApiProblem(409, 'Заказ уже оформлен, передать его менеджеру нельзя', {
    reason: 'NotAllowed',
  });
}

async function draftOf(locked: LockedCart, productIDs: readonly string[]): Promise<OrderRow> {
  const draft = await fillDraft(locked, productIDs, { tolerant: true });
  if (draft === null) throw nothing();
  return draft;
}

/**
 * Handing over to a manager does not bypass the company's approvers.
 * @throws ApiProblem 409 NotAllowed
 */
async function assertConsent(
  tx: Database,
  order: OrderRow,
  state: OrderState,
  now: Date,
): Promise<void> {
  const required = await findRequiredApproval(tx, order, state.totals.toPay, now);
  if (required === null || (await hasConsent(tx, order, state))) return;
  throw new ApiProblem(409, 'Такой заказ сначала согласует компания: оформите его до конца', {
    reason: 'NotAllowed',
  });
}

/** All selected lines count at their price; the manager finds a source for unavailable ones. */
function asHanded(state: OrderState): OrderState {
  const items = state.items.map((item) => ({ ...item, availability: 'Available' as const }));
  const { delivery, promo = 0, bonus = 0 } = state.totals;
  const totals = sumTotals(items, delivery, { promo, bonus });
  return { ...state, items, totals: withVat(totals, items, state.shares) };
}

/**
 * Hands a checkout, or selected lines of a locked cart, over to a manager as they are: the manager
 * resolves their problems with the buyer. The stock does not change yet.
 * @throws ApiProblem 404 for another user's checkout, 409 for a placed one, 422 for no lines.
 */
export async function proceedToManager(
  locked: LockedCart,
  { checkoutID, productIDs, comment, campaign }: Schemas['ProceedCartToManager'],
): Promise<Schemas['CheckoutReference']> {
  const { tx, cart, now } = locked;
  if (checkoutID === undefined && productIDs === undefined) throw nothing();
  const order =
    checkoutID === undefined
      ? await draftOf(locked, productIDs ?? [])
      : await lockCheckout(locked, checkoutID);
  await storeCampaign(tx, order.id, campaign);
  const held = await readOrderInput(tx, order, now, { lock: true });
  const state = asHanded(await evaluateOrder(order, held, locked));
  await assertConsent(tx, order, state, now);
  if (order.status === 'Draft') {
    const ordered = state.items.map(({ product, quantity, isGift }) => ({
      productID: product.id,
      quantity,
      isGift,
    }));
    await takeFromCart(tx, cart, held.inCart, ordered);
  }
  const change = {
    actor: await actingUser(tx, cart.userID),
    now,
    ...(comment === undefined ? {} : { comment }),
  };
  const placed = await placeOrder({ tx, order, held, state, change }, 'PendingManager');
  return { id: placed.id, step: stepOf(placed.status) };
}
