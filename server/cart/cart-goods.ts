import { readChosenCodes } from '#server/cart/choices/codes.ts';
import { toCartItem, toGiftItem } from '#server/cart/lines/cart-line.ts';
import { findProblems, type StoredLine } from '#server/cart/lines/line-rules.ts';
import type { Database } from '#server/db/connection.ts';
import { type PricedGoods, priceGoods } from '#server/pricing/price-goods.ts';
import type { Customer } from '#server/user/schemas.ts';
import { type CartRow, readLines } from './cart-store.ts';
import { type BuyerChoices, findGifts, type Goods, loadGoods, pricedLines } from './goods.ts';
import type { CartItem, Problem } from './schemas.ts';

/** The goods of a cart at today's prices. */
export interface CartGoods {
  items: CartItem[];
  problems: Problem[];
  goods: Goods;
  priced: PricedGoods;
}

/** The choices in the cart that prices depend on. */
export async function readChoices(
  db: Database,
  cart: CartRow,
  customer: Customer,
): Promise<BuyerChoices> {
  return {
    userID: cart.userID,
    customerID: customer.id,
    kind: customer.kind,
    contractID: customer.kind === 'Partner' ? cart.contractID : null,
    chosenCodes: await readChosenCodes(db, cart.id),
    bonusAction: cart.bonusAction,
  };
}

/** Computes lines, gifts, problems and prices; a pure function. */
export function evaluateCart(lines: readonly StoredLine[], goods: Goods, now: Date): CartGoods {
  const bought: CartItem[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const product = goods.products.get(line.productID);
    if (product === undefined) continue;
    bought.push({
      ...toCartItem(line.quantity, product),
      ...(line.position !== undefined && { position: line.position }),
    });
    problems.push(...findProblems(line, product));
  }
  const counted = pricedLines(bought, goods.products);
  const priced = priceGoods(counted, goods.facts, now);
  const items = bought.map((item) => ({
    ...item,
    promo: priced.shares.get(item.product.id)?.promo ?? 0,
  }));
  const gifts = findGifts(counted, goods).map(({ product, quantity }) =>
    toGiftItem(quantity, product),
  );
  return { items: [...items, ...gifts], problems, goods, priced };
}

/**
 * The same, read from the database in a bounded number of queries.
 * @param selected only these products, as if the cart had no others.
 */
export async function readCartGoods(
  db: Database,
  cart: CartRow,
  customer: Customer,
  now: Date,
  selected?: readonly string[],
): Promise<CartGoods> {
  const [all, choices] = await Promise.all([
    readLines(db, cart.id),
    readChoices(db, cart, customer),
  ]);
  const lines = selected ? all.filter(({ productID }) => selected.includes(productID)) : all;
  const ids = lines.map(({ productID }) => productID);
  const goods = await loadGoods(db, ids, choices, now);
  return evaluateCart(lines, goods, now);
}
