import { sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { cartHasProblems } from '#server/cart/cart-conflict.ts';
import { readLines } from '#server/cart/cart-store.ts';
import { readCustomer, viewCart } from '#server/cart/cart-view.ts';
import { readChosenCodes } from '#server/cart/choices/codes.ts';
import { readCompanyChoices } from '#server/cart/choices/company.ts';
import { readChoices } from '#server/cart/evaluate-cart.ts';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import { findProblems, type StoredLine } from '#server/cart/lines/line-rules.ts';
import { loadPricingInput, type PricingInput } from '#server/cart/pricing-input.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orderIDs, orders } from '#server/db/schema/shopping.ts';
import { actingUser } from '#server/order/actor.ts';
import { settleDelivery } from '#server/order/change/delivery-choice.ts';
import { orderSearchText } from '#server/order/order-lines.ts';
import {
  lockDraft,
  type OrderChange,
  type OrderLine,
  type OrderRow,
  openLine,
  recordEvent,
  updateOrder,
  writeOrderLines,
} from '#server/order/order-store.ts';
import { evaluateOrder } from '#server/order/state/order-state.ts';
import { stepOf } from '#server/order/transitions.ts';
import { findAddress } from '#server/user/addresses.ts';
import { findDefaultRecipient } from '#server/user/recipients.ts';
import type { Customer } from '#server/user/schemas.ts';

type CheckoutReference = components['schemas']['CheckoutReference'];

interface Selection {
  lines: OrderLine[];
  input: PricingInput;
}

interface Tolerance {
  /** Also accepts lines with problems. */
  tolerant?: boolean;
}

/** @throws ApiProblem 422 when a product is not in the cart, 409 when a line has problems. */
async function select(
  locked: LockedCart,
  customer: Customer,
  productIDs: readonly string[],
  { tolerant = false }: Tolerance,
): Promise<Selection> {
  const { tx, cart, now } = locked;
  const requested = new Set(productIDs);
  const lines = (await readLines(tx, cart.id)).filter(({ productID }) => requested.has(productID));
  if (lines.length < requested.size && !tolerant) {
    throw new ApiProblem(422, 'Отмеченных товаров уже нет в корзине, обновите её', {
      reason: 'NotInCart',
    });
  }
  const input = await loadPricingInput(tx, [...requested], readChoices(tx, cart, customer), now);
  const isBlocked = (line: StoredLine) => {
    const product = input.products.get(line.productID);
    return product === undefined || findProblems(line, product).some(({ blocking }) => blocking);
  };
  if (!tolerant && lines.some(isBlocked)) throw cartHasProblems(await viewCart(tx, cart, locked));
  return {
    input,
    lines: lines.map(({ productID, quantity, seenPrice }) =>
      openLine(productID, quantity, input.products.get(productID)?.price ?? seenPrice),
    ),
  };
}

async function nextOrderID(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(${`public.${orderIDs.seqName}`}::regclass)::text as id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The sequence of order ids gave nothing');
  return id;
}

const noTotals = {
  goods: 0,
  discount: 0,
  promo: 0,
  bonus: 0,
  delivery: null,
  toPay: 0,
  weight: 0,
  itemCount: 0,
  quantity: 0,
};

async function startDraft({ tx, cart, now }: LockedCart, customer: Customer): Promise<OrderRow> {
  const id = await nextOrderID(tx);
  const [row] = await tx
    .insert(orders)
    .values({
      id,
      userID: cart.userID,
      customerID: customer.id,
      customer,
      status: 'Draft',
      totals: noTotals,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('The draft was not stored');
  await recordEvent(tx, id, 'Draft', { actor: await actingUser(tx, cart.userID), now });
  return row;
}

/** Delivery choices of the cart override those stored in the draft. */
async function inheritChoices(
  { tx, cart, now }: LockedCart,
  draft: OrderRow,
  customer: Customer,
): Promise<OrderChange> {
  const { contract, tags } = await readCompanyChoices(tx, cart, customer, now);
  const address = cart.addressID ? await findAddress(tx, cart.userID, cart.addressID) : null;
  const isSame = draft.customerID === customer.id;
  return {
    customerID: customer.id,
    customer,
    contractID: contract?.id ?? null,
    contract,
    tags,
    bonusAction: cart.bonusAction,
    chosenCodes: await readChosenCodes(tx, cart.id),
    deliveryMethod: cart.deliveryMethod ?? draft.deliveryMethod,
    pickupPointID: cart.pickupPointID ?? draft.pickupPointID,
    address: address ?? draft.address,
    recipient: (isSame && draft.recipient) || (await findDefaultRecipient(tx, customer.id)),
  };
}

/** Fills the user's unfinished checkout with selected cart lines; null when there are none. */
export async function fillDraft(
  locked: LockedCart,
  productIDs: readonly string[],
  tolerance: Tolerance = {},
): Promise<OrderRow | null> {
  const { tx, cart, now } = locked;
  const customer = await readCustomer(tx, cart);
  const { lines, input } = await select(locked, customer, productIDs, tolerance);
  if (lines.length === 0) return null;
  const draft = (await lockDraft(tx, cart.userID)) ?? (await startDraft(locked, customer));
  await writeOrderLines(tx, draft.id, lines);
  const filled = { ...draft, ...(await inheritChoices(locked, draft, customer)), createdAt: now };
  const orderInput = { lines, input };
  const slot = await settleDelivery(
    filled,
    await evaluateOrder(filled, orderInput, locked),
    locked,
  );
  const { totals } = await evaluateOrder({ ...filled, ...slot }, orderInput, locked);
  const searchText = orderSearchText(null, input.products.values());
  const { id: _id, userID: _user, version: _version, ...change } = filled;
  return updateOrder(tx, draft, { ...change, ...slot, totals, searchText }, now);
}

/**
 * Creates a checkout from the selected lines of a locked cart; they stay in the cart until the
 * order is confirmed. A user has one unfinished checkout: another call replaces its lines.
 * @throws ApiProblem 422 when a product is not in the cart, 409 CartHasProblems.
 */
export async function proceedToCheckout(
  locked: LockedCart,
  productIDs: readonly string[],
): Promise<CheckoutReference> {
  const draft = await fillDraft(locked, productIDs);
  if (draft === null) throw new Error('A checkout without lines');
  return { id: draft.id, step: stepOf(draft.status) };
}
