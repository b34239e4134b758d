import { readChosenCodes } from '#server/cart/choices/codes.ts';
import { toCartItem, toGiftItem } from '#server/cart/lines/cart-line.ts';
import { findProblems, type StoredLine } from '#server/cart/lines/line-rules.ts';
import type { Database } from '#server/db/connection.ts';
import { computeDeductions, type Deductions } from '#server/pricing/deductions.ts';
import type { Customer } from '#server/user/schemas.ts';
import { type CartRow, readLines } from './cart-store.ts';
import {
  type BuyerChoices,
  findGifts,
  loadPricingInput,
  type PricingInput,
  pricedLines,
} from './pricing-input.ts';
import type { CartItem, Problem } from './schemas.ts';

/** The lines of a cart at today's prices. */
export interface EvaluatedCart {
  items: CartItem[];
  problems: Problem[];
  input: PricingInput;
  deductions: Deductions;
}

/** The customer as far as prices depend on it. */
export type PricedCustomer = Pick<Customer, 'kind'> & { id: string | null };

/** The choices in the cart that prices depend on; its codes begin to load. */
export function readChoices(db: Database, cart: CartRow, customer: PricedCustomer): BuyerChoices {
  return {
    userID: cart.userID,
    customerID: customer.id,
    kind: customer.kind,
    contractID: customer.kind === 'Partner' ? cart.contractID : null,
    chosenCodes: readChosenCodes(db, cart.id),
    bonusAction: cart.bonusAction,
  };
}

/** Computes lines, gifts, problems and prices; a pure function. */
export function evaluateCart(
  lines: readonly StoredLine[],
  input: PricingInput,
  now: Date,
): EvaluatedCart {
  const bought: CartItem[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const product = input.products.get(line.productID);
    if (product === undefined) continue;
    bought.push({
      ...toCartItem(line.quantity, product),
      ...(line.position !== undefined && { position: line.position }),
    });
    problems.push(...findProblems(line, product));
  }
  const counted = pricedLines(bought, input.products);
  const deductions = computeDeductions(counted, input.facts, now);
  const items = bought.map((item) => ({
    ...item,
    promo: deductions.shares.get(item.product.id)?.promo ?? 0,
  }));
  const gifts = findGifts(counted, input).map(({ product, quantity }) =>
    toGiftItem(quantity, product),
  );
  return { items: [...items, ...gifts], problems, input, deductions };
}

/**
 * The same, read from the database in a bounded number of queries.
 * @param selected only these products, as if the cart had no others.
 */
export async function evaluateStoredCart(
  db: Database,
  cart: CartRow,
  customer: PricedCustomer,
  now: Date,
  selected?: readonly string[],
): Promise<EvaluatedCart> {
  const [all, input] = await Promise.all([
    readLines(db, cart.id),
    loadPricingInput(db, selected ?? { cartID: cart.id }, readChoices(db, cart, customer), now),
  ]);
  const lines = selected ? all.filter(({ productID }) => selected.includes(productID)) : all;
  return evaluateCart(lines, input, now);
}
