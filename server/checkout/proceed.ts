import { sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { cartHasProblems } from '#server/cart/cart-conflict.ts';
import { readLines } from '#server/cart/cart-store.ts';
import { viewCart } from '#server/cart/cart-view.ts';
import type { LockedCart } from '#server/cart/change-lines.ts';
import { type LineProduct, loadLineProducts } from '#server/cart/line-products.ts';
import { findProblems, type StoredLine } from '#server/cart/line-rules.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orderIds, orders } from '#server/db/schema/shopping.ts';
import { actingUser } from '#server/order/actor.ts';
import { orderSearchText } from '#server/order/order-lines.ts';
import {
  lockDraft,
  type OrderChange,
  type OrderLine,
  type OrderRow,
  recordEvent,
  updateOrder,
  writeOrderLines,
} from '#server/order/order-store.ts';
import { stepOf } from '#server/order/transitions.ts';
import { findAddress } from '#server/user/addresses.ts';
import { ensureOwnCustomer, findCustomer } from '#server/user/customers.ts';
import { findDefaultRecipient } from '#server/user/recipients.ts';
import type { Customer } from '#server/user/schemas.ts';
import { settleDelivery } from './delivery-choice.ts';
import { judgeOrder } from './order-state.ts';

type CheckoutReference = components['schemas']['CheckoutReference'];

interface Selection {
  lines: OrderLine[];
  products: Map<string, LineProduct>;
}

/** @throws ApiProblem 422 when nothing of it lies in the cart, 409 when a line cannot be bought so. */
async function select(
  { tx, cart, now }: LockedCart,
  productIDs: readonly string[],
): Promise<Selection> {
  const wanted = new Set(productIDs);
  const lines = (await readLines(tx, cart.id)).filter(({ productID }) => wanted.has(productID));
  if (lines.length < wanted.size) {
    throw new ApiProblem(422, 'Отмеченных товаров уже нет в корзине, обновите её', {
      reason: 'NotInCart',
    });
  }
  const products = await loadLineProducts(tx, [...wanted]);
  const isBlocked = (line: StoredLine) => {
    const product = products.get(line.productID);
    return product === undefined || findProblems(line, product).some(({ blocking }) => blocking);
  };
  if (lines.some(isBlocked)) throw cartHasProblems(await viewCart(tx, cart, now));
  return {
    products,
    lines: lines.map(({ productID, quantity, seenPrice }) => ({
      productID,
      quantity,
      price: products.get(productID)?.price ?? seenPrice,
      product: null,
    })),
  };
}

async function chooseCustomer({ tx, cart }: LockedCart): Promise<Customer> {
  const chosen = cart.customerId && (await findCustomer(tx, cart.userId, cart.customerId));
  return chosen || ensureOwnCustomer(tx, cart.userId);
}

async function nextOrderID(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(${`public.${orderIds.seqName}`}::regclass)::text as id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The sequence of order ids gave nothing');
  return id;
}

const noTotals = {
  goods: 0,
  discount: 0,
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
      userId: cart.userId,
      customerId: customer.id,
      customer,
      status: 'Draft',
      totals: noTotals,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('The draft was not stored');
  await recordEvent(tx, id, 'Draft', { actor: await actingUser(tx, cart.userId), now });
  return row;
}

/** What the cart already says about delivery wins over what the draft remembers. */
async function takeOver(
  { tx, cart }: LockedCart,
  draft: OrderRow,
  customer: Customer,
): Promise<OrderChange> {
  const address = cart.addressId ? await findAddress(tx, cart.userId, cart.addressId) : null;
  const isSame = draft.customerId === customer.id;
  return {
    customerId: customer.id,
    customer,
    deliveryMethod: cart.deliveryMethod ?? draft.deliveryMethod,
    pickupPointId: cart.pickupPointId ?? draft.pickupPointId,
    address: address ?? draft.address,
    recipient: (isSame && draft.recipient) || (await findDefaultRecipient(tx, customer.id)),
  };
}

/**
 * Makes a checkout of the chosen lines of a locked cart; they stay in the cart until the order is
 * confirmed. A user has one unfinished checkout: another call fills the same one anew.
 * @throws ApiProblem 422 when a product is not in the cart, 409 CartHasProblems.
 */
export async function proceedToCheckout(
  locked: LockedCart,
  productIDs: readonly string[],
): Promise<CheckoutReference> {
  const { tx, cart, now } = locked;
  const { lines, products } = await select(locked, productIDs);
  const customer = await chooseCustomer(locked);
  const draft = (await lockDraft(tx, cart.userId)) ?? (await startDraft(locked, customer));
  await writeOrderLines(tx, draft.id, lines);
  const filled = { ...draft, ...(await takeOver(locked, draft, customer)), createdAt: now };
  const goods = { lines, products };
  const slot = await settleDelivery(filled, await judgeOrder(filled, goods, now), now);
  const { totals } = await judgeOrder({ ...filled, ...slot }, goods, now);
  const searchText = orderSearchText(null, products.values());
  const { id: _id, userId: _user, version: _version, ...change } = filled;
  await updateOrder(tx, draft, { ...change, ...slot, totals, searchText }, now);
  return { id: draft.id, step: stepOf(draft.status) };
}
