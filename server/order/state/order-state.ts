import { readLinesOf } from '#server/cart/cart-store.ts';
import { loadLineProducts } from '#server/cart/lines/line-products.ts';
import type { StoredLine } from '#server/cart/lines/line-rules.ts';
import {
  type BuyerChoices,
  loadPricingInput,
  lockPricingInput,
  type PricingInput,
} from '#server/cart/pricing-input.ts';
import type { Problem, Totals } from '#server/cart/schemas.ts';
import { sumTotals } from '#server/cart/totals/totals.ts';
import { withVat } from '#server/cart/totals/totals-vat.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { evaluateLiveLines, frozenItems } from '#server/order/order-lines.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '#server/order/order-store.ts';
import type { OrderAction, OrderDelivery, OrderItem } from '#server/order/schemas.ts';
import { isLive } from '#server/order/transitions.ts';
import type { BonusChoice } from '#server/pricing/bonus-rules.ts';
import { toPromoCode } from '#server/pricing/codes/apply-codes.ts';
import type { PromoCode } from '#server/pricing/codes/code-terms.ts';
import type { LineShares } from '#server/pricing/deductions.ts';
import { deliveryRequest, evaluateDelivery } from './evaluate-delivery.ts';
import { type FollowedLines, followCart, removedProblem } from './follow-cart.ts';
import { offeredActions } from './offered-actions.ts';
import { type PaymentOption, paymentOptions } from './payment-options.ts';
import { type CheckoutSection, evaluateSections } from './sections.ts';

/** The computed (not stored) state of an order. */
export interface OrderState {
  items: OrderItem[];
  problems: Problem[];
  totals: Totals;
  promoCodes: PromoCode[];
  bonus: BonusChoice | null;
  /** The discount by codes and bonuses per bought product. */
  shares: ReadonlyMap<string, LineShares>;
  delivery: OrderDelivery;
  paymentMethods: PaymentOption[];
  sections: CheckoutSection[];
  allowedActions: OrderAction[];
}

/** An order that is not placed yet, at today's prices, stock and delivery. */
async function liveState(
  order: OrderRow,
  { lines, input, removed = false }: OrderInput,
  conditions: Conditions,
): Promise<OrderState> {
  const { now, services } = conditions;
  const { items, problems: found, deductions } = evaluateLiveLines(lines, input, now);
  const bought = items.filter(({ isGift }) => !isGift);
  const problems = removed ? bought.map(removedProblem) : found;
  const request = deliveryRequest(order, sumTotals(items, null), now);
  const { view, option, isDeliverable, point, isDateOffered } = await evaluateDelivery(
    services.delivery,
    order,
    request,
  );
  const totals = withVat(sumTotals(items, view.cost, deductions), items, deductions.shares);
  const { kind } = order.customer;
  const { toPay } = totals;
  const { payment: provider } = services;
  const payments = paymentOptions({ kind, toPay, contract: order.contract, provider });
  const sections = evaluateSections({
    method: view.method,
    methodOption: option,
    isDeliverable,
    isDateOffered,
    hasAddress: order.address !== null,
    point,
    hasRecipient: order.recipient !== null,
    paymentOption: payments.find(({ method }) => method === order.paymentMethod) ?? null,
  });
  const isReady =
    sections.every(({ complete }) => complete) && problems.every(({ blocking }) => !blocking);
  return {
    items,
    problems,
    totals,
    promoCodes: deductions.codes.map((code) => toPromoCode(code, true)),
    bonus: deductions.bonusChoice,
    shares: deductions.shares,
    delivery: view,
    paymentMethods: payments,
    sections,
    allowedActions: offeredActions(order, isReady, services),
  };
}

function placedState(
  order: OrderRow,
  { lines, input: { products } }: OrderInput,
  { services }: Conditions,
): OrderState {
  const isPickup = order.deliveryMethod === 'Pickup';
  const { kind } = order.customer;
  const bought = lines.filter(({ isGift }) => !isGift);
  return {
    items: frozenItems(lines, products),
    problems: [],
    totals: order.totals,
    promoCodes: order.promoCodes ?? [],
    bonus: order.bonus,
    shares: new Map(bought.map(({ productID, promo, bonus }) => [productID, { promo, bonus }])),
    delivery: {
      method: order.deliveryMethod,
      address: isPickup ? null : order.address,
      point: isPickup ? order.pickupPoint : null,
      date: order.deliveryDate,
      interval: isPickup ? null : order.deliveryInterval,
      cost: order.totals.delivery,
    },
    paymentMethods: paymentOptions({
      kind,
      toPay: order.totals.toPay,
      contract: order.contract,
      provider: services.payment,
    }),
    sections: [],
    allowedActions: offeredActions(order, false, services),
  };
}

/** The lines of an order and the products in them: the state is computed from both. */
export interface OrderInput {
  lines: OrderLine[];
  input: PricingInput;
  /** It is a draft, and its lines are no longer in the cart. */
  removed?: boolean;
}

/** What was read of an order at once. */
export interface ReadOrder extends OrderInput {
  /** The lines in the cart of a draft's buyer; none of another order. */
  inCart: readonly StoredLine[];
}

/** The lines of a draft follow the cart; those of any other order are stored with it. */
function followedLines(
  lines: OrderLine[],
  inCart: readonly StoredLine[] | null,
  { products }: PricingInput,
): FollowedLines {
  if (inCart === null) return { lines, removed: false };
  return followCart(lines, inCart, (productID) => products.get(productID)?.price);
}

/** What the prices of an order depend on. */
export function choicesOf(order: OrderRow): BuyerChoices {
  const { userID, customer, customerID, contractID, chosenCodes, bonusAction } = order;
  return { userID, customerID, kind: customer.kind, contractID, chosenCodes, bonusAction };
}

/**
 * In a bounded number of queries; confirmed lines include their product.
 * @param lock locks the products, see `lockPricingInput`.
 */
export async function readOrderInput(
  db: Database,
  order: OrderRow,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<ReadOrder> {
  const [lines, inCart] = await Promise.all([
    readOrderLines(db, order.id),
    order.status === 'Draft' ? readLinesOf(db, order.userID) : null,
  ]);
  if (isLive(order.status)) {
    const ids = lines.filter(({ isGift }) => !isGift).map(({ productID }) => productID);
    const input = await (lock ? lockPricingInput : loadPricingInput)(
      db,
      ids,
      choicesOf(order),
      now,
    );
    return { input, inCart: inCart ?? [], ...followedLines(lines, inCart, input) };
  }
  const unknown = lines.filter(({ product }) => product === null);
  const products = await loadLineProducts(
    db,
    unknown.map(({ productID }) => productID),
    order.contractID,
  );
  return { ...storedInput(lines, products), inCart: [] };
}

/** The input of a placed order, whose prices depend on nothing else any more. */
function storedInput(lines: OrderLine[], products: PricingInput['products']): OrderInput {
  const facts = { chosenCodes: [], codes: new Map(), bonusAction: 'None', balance: null } as const;
  return { lines, input: { products, giftRules: [], facts, opensRestricted: false } };
}

/** The state of an order that has just been placed with these lines, which have their products. */
export function stateOfPlaced(
  order: OrderRow,
  lines: OrderLine[],
  conditions: Conditions,
): OrderState {
  return placedState(order, storedInput(lines, new Map()), conditions);
}

/** Lines, totals and problems of an order: of a draft by the present products and rules, of a placed order by what was stored. */
export async function evaluateOrder(
  order: OrderRow,
  read: OrderInput,
  conditions: Conditions,
): Promise<OrderState> {
  return isLive(order.status)
    ? liveState(order, read, conditions)
    : placedState(order, read, conditions);
}

/** `evaluateOrder` with the products read, but not locked: to show an order, not to change it. */
export async function readState(
  db: Database,
  order: OrderRow,
  conditions: Conditions,
): Promise<OrderState> {
  const { now } = conditions;
  return evaluateOrder(order, await readOrderInput(db, order, now), conditions);
}
