import type { Database } from '#server/db/connection.ts';
import { delivery } from '#server/delivery/chosen.ts';
import type { DeliveryRequest } from '#server/delivery/delivery-service.ts';
import { findAddress } from '#server/user/addresses.ts';
import { ensureOwnCustomer, findCustomer } from '#server/user/customers.ts';
import type { Address } from '#server/user/schemas.ts';
import { toCartItem } from './cart-line.ts';
import { type CartRow, ensureCart, readLines } from './cart-store.ts';
import { loadLineProducts } from './line-products.ts';
import { findProblems } from './line-rules.ts';
import type { CartItem, CartOrder, Problem, Totals } from './schemas.ts';
import { sumTotals } from './totals.ts';

async function readItems(
  db: Database,
  cartID: string,
): Promise<{ items: CartItem[]; problems: Problem[] }> {
  const lines = await readLines(db, cartID);
  const products = await loadLineProducts(
    db,
    lines.map(({ productID }) => productID),
  );
  const items: CartItem[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const product = products.get(line.productID);
    if (product === undefined) continue;
    items.push(toCartItem(line.quantity, product));
    problems.push(...findProblems(line, product));
  }
  return { items, problems };
}

/** What delivery would cost as far as the cart says; null while it says too little. */
async function estimateDelivery(cart: CartRow, request: DeliveryRequest): Promise<number | null> {
  if (cart.deliveryMethod === null) return null;
  const options = await delivery.listOptions(request);
  return options.find(({ method }) => method === cart.deliveryMethod)?.cost ?? null;
}

interface Place {
  address: Address | null;
  request: DeliveryRequest;
}

async function viewDelivery(cart: CartRow, { address, request }: Place) {
  const id = cart.pickupPointId;
  const point = id === null ? null : await delivery.findPoint(id, request);
  const city = cart.deliveryMethod === 'Pickup' ? (point?.city ?? null) : (address?.city ?? null);
  const cost = await estimateDelivery(cart, { ...request, city });
  return { delivery: { method: cart.deliveryMethod, point }, cost };
}

/** The whole cart as the contract has it; a bounded number of queries whatever its size. */
export async function viewCart(db: Database, cart: CartRow, now: Date): Promise<CartOrder> {
  const { items, problems } = await readItems(db, cart.id);
  const chosen = cart.customerId && (await findCustomer(db, cart.userId, cart.customerId));
  const customer = chosen || (await ensureOwnCustomer(db, cart.userId));
  const address = cart.addressId ? await findAddress(db, cart.userId, cart.addressId) : null;
  const goods: Totals = sumTotals(items, null);
  const parcel = { weight: goods.weight, amount: goods.toPay };
  const request = { parcel, city: address?.city ?? null, now };
  const chosenDelivery = await viewDelivery(cart, { address, request });
  const totals = sumTotals(items, goods.itemCount > 0 ? chosenDelivery.cost : null);
  return {
    id: cart.id,
    version: cart.version,
    items,
    customer,
    address,
    delivery: chosenDelivery.delivery,
    totals,
    problems,
    allowedActions: items.some(({ availability }) => availability === 'Available')
      ? ['Proceed']
      : [],
  };
}

/** The cart of a user, made when first asked for. */
export async function readCart(db: Database, userID: string, now: Date): Promise<CartOrder> {
  return viewCart(db, await ensureCart(db, userID), now);
}
