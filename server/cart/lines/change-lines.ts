import { cartFull, lineRejected } from '#server/cart/cart-conflict.ts';
import {
  type CartRow,
  deleteLines,
  putLines,
  readLines,
  tagsAfterRemoval,
  updateCart,
} from '#server/cart/cart-store.ts';
import { viewCart } from '#server/cart/cart-view.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import {
  largestQuantity,
  MAX_LINE_QUANTITY,
  MAX_LINES,
  type QuantityRules,
  quantityAfterAdding,
  raiseToPacks,
} from '#server/product/stock/quantity.ts';
import { type Rejection, validateAdding, validateChange } from './change-rules.ts';
import { loadLineProducts } from './line-products.ts';

/** A cart whose row this transaction has locked. */
export interface LockedCart extends Conditions {
  tx: Database;
  cart: CartRow;
}

/** The requested change of one product: a new quantity or an addition. */
export interface Requested {
  productID: string;
  quantity: number;
}

/** A line that an undo restores; `position` is its former position. */
interface Returned extends Requested {
  position?: number;
}

type Check = (
  present: number,
  product: Parameters<typeof validateChange>[2],
) => {
  quantity: number;
  rejection: Rejection | null;
};

async function putLine(locked: LockedCart, productID: string, validate: Check): Promise<CartRow> {
  const { tx, cart, now } = locked;
  const opened = await opensRestricted(tx, cart, now);
  const [lines, products] = await Promise.all([
    readLines(tx, cart.id),
    loadLineProducts(tx, [productID], cart.contractID, { opensRestricted: opened }),
  ]);
  const product = products.get(productID);
  if (product === undefined) throw new ApiProblem(404, 'Товар не найден', { reason: 'NotFound' });
  const present = lines.find((line) => line.productID === productID);
  const { quantity, rejection } = validate(present?.quantity ?? 0, product);
  if (rejection !== null)
    throw lineRejected(rejection, productID, await viewCart(tx, cart, locked));
  if (present === undefined && lines.length >= MAX_LINES) {
    throw cartFull(await viewCart(tx, cart, locked));
  }
  const line = { productID, quantity, seenPrice: product.price };
  const [changed] = await Promise.all([updateCart(tx, cart), putLines(tx, cart.id, [line])]);
  return changed;
}

/**
 * Sets a line's quantity and marks its current price as seen; 0 removes the line.
 * @throws ApiProblem 404 for an unknown product, 409 and 422 as `validateChange`.
 */
export async function changeLine(locked: LockedCart, requested: Requested): Promise<CartRow> {
  const { tx, cart } = locked;
  const { productID, quantity } = requested;
  if (quantity === 0) {
    await deleteLines(tx, cart.id, [productID]);
    return updateCart(tx, cart, await tagsAfterRemoval(tx, cart));
  }
  return putLine(locked, productID, (present, product) => ({
    quantity,
    rejection: validateChange(present, quantity, product),
  }));
}

/**
 * Adds to the quantity in the cart.
 * @throws ApiProblem 404 for an unknown product, 409 when the stock does not suffice.
 */
export function addToLine(locked: LockedCart, requested: Requested): Promise<CartRow> {
  return putLine(locked, requested.productID, (present, product) =>
    validateAdding(present, requested.quantity, product),
  );
}

function sumByProduct(requested: readonly Requested[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productID, quantity } of requested) {
    sums.set(productID, (sums.get(productID) ?? 0) + quantity);
  }
  return sums;
}

/** The quantity after adding; an unavailable product keeps the requested one, with its problem. */
function addedUp(before: number, added: number, product: QuantityRules): number {
  return largestQuantity(product) === 0
    ? Math.min(raiseToPacks(before + added, product), MAX_LINE_QUANTITY)
    : quantityAfterAdding(before, added, product);
}

/**
 * Adds many products, each limited to the stock; unavailable ones are added with their problem.
 * @param asItWas sets no limit: an undo restores lines at their positions, including problems.
 * @returns the cart and the unknown ids.
 * @throws ApiProblem 409 when the cart would have too many lines.
 */
export async function addLines(
  locked: LockedCart,
  requested: readonly Returned[],
  { asItWas = false }: { asItWas?: boolean } = {},
): Promise<{ cart: CartRow; unknown: string[] }> {
  const { tx, cart, now } = locked;
  const sums = sumByProduct(requested);
  const positions = new Map(requested.map(({ productID, position }) => [productID, position]));
  const products = await loadLineProducts(tx, [...sums.keys()], cart.contractID, {
    opensRestricted: await opensRestricted(tx, cart, now),
  });
  const present = new Map(
    (await readLines(tx, cart.id)).map(({ productID, quantity }) => [productID, quantity]),
  );
  const lines = [...sums].flatMap(([productID, added]) => {
    const product = products.get(productID);
    if (product === undefined) return [];
    const before = present.get(productID) ?? 0;
    const quantity = asItWas
      ? Math.min(before + added, MAX_LINE_QUANTITY)
      : addedUp(before, added, product);
    const position = asItWas ? positions.get(productID) : undefined;
    const line = { productID, quantity, seenPrice: product.price };
    return [position === undefined ? line : { ...line, position }];
  });
  if (new Set([...present.keys(), ...products.keys()]).size > MAX_LINES) {
    throw cartFull(await viewCart(tx, cart, locked));
  }
  await putLines(tx, cart.id, lines);
  const unknown = [...sums.keys()].filter((productID) => !products.has(productID));
  return { cart: await updateCart(tx, cart), unknown };
}
