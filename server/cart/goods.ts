import { lockBalance, readBalance } from '#server/bonus/ledger.ts';
import {
  type LineProduct,
  loadLineProducts,
  lockLineProducts,
} from '#server/cart/lines/line-products.ts';
import { lineAvailability } from '#server/cart/lines/line-rules.ts';
import { counts } from '#server/cart/totals/totals.ts';
import type { Database } from '#server/db/connection.ts';
import type { ChosenCode } from '#server/db/schema/shopping.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import type { BonusAction } from '#server/pricing/bonus-rules.ts';
import type { PricedLine } from '#server/pricing/codes/code-terms.ts';
import { loadCodes } from '#server/pricing/codes/load-codes.ts';
import { type GiftRule, giveGifts } from '#server/pricing/gifts/gift-rules.ts';
import { loadGiftRules } from '#server/pricing/gifts/load-gift-rules.ts';
import type { PricingFacts } from '#server/pricing/price-goods.ts';
import type { Customer } from '#server/user/schemas.ts';
import type { LineAvailability } from './schemas.ts';

/** The customer, the contract, the codes and the bonuses of a purchase. */
export interface BuyerChoices {
  userID: string;
  customerID: string | null;
  kind: Customer['kind'];
  contractID: string | null;
  chosenCodes: readonly ChosenCode[];
  bonusAction: BonusAction;
}

/** Products of the lines and of possible gifts, and the data that prices depend on. */
export interface Goods {
  products: ReadonlyMap<string, LineProduct>;
  giftRules: readonly GiftRule[];
  facts: PricingFacts;
  /** Whether the buyer may buy goods restricted by their producer. */
  opensRestricted: boolean;
}

/**
 * Reads everything that prices of lines depend on, in a bounded number of queries.
 * @param lock locks products, codes and the bonus account (in this order, after cart and order)
 *   until the transaction ends, so that what is validated is what is sold.
 */
export async function loadGoods(
  db: Database,
  productIDs: readonly string[],
  choices: BuyerChoices,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<Goods> {
  const { userID, customerID, kind, contractID, chosenCodes, bonusAction } = choices;
  const isPerson = kind === 'Individual';
  const names = chosenCodes.map(({ code }) => code);
  const [giftRules, opened] = await Promise.all([
    loadGiftRules(db, productIDs, now),
    // Only companies have access to restricted goods.
    isPerson ? false : opensRestricted(db, { userID, customerID }, now),
  ]);
  const ids = new Set([...productIDs, ...giftRules.flatMap(({ giftIDs }) => giftIDs)]);
  const rights = { opensRestricted: opened };
  const readProducts = lock ? lockLineProducts : loadLineProducts;
  const readBonuses = lock ? lockBalance : readBalance;
  // Sent in this order, which is the order of the locks.
  const [products, codes, balance] = await Promise.all([
    readProducts(db, [...ids], contractID, rights),
    loadCodes(db, userID, names, { lock }),
    isPerson ? readBonuses(db, userID) : null,
  ]);
  return { products, giftRules, ...rights, facts: { chosenCodes, codes, bonusAction, balance } };
}

interface EvaluatedLine {
  quantity: number;
  availability: LineAvailability;
  amount: number;
  product: { id: string };
}

/** The available lines, which codes, bonuses and gifts depend on. */
export function pricedLines(
  items: readonly EvaluatedLine[],
  products: ReadonlyMap<string, LineProduct>,
): PricedLine[] {
  return items.filter(counts).map(({ quantity, amount, product: { id } }) => ({
    productID: id,
    categoryPath: products.get(id)?.categoryPath ?? '/',
    quantity,
    amount,
  }));
}

/** The gifts for these lines, with their products. */
export function findGifts(
  lines: readonly PricedLine[],
  { products, giftRules }: Pick<Goods, 'products' | 'giftRules'>,
): { product: LineProduct; quantity: number }[] {
  const stockOf = (id: string) => {
    const product = products.get(id);
    return product && lineAvailability(1, product) === 'Available' ? product.stock : 0;
  };
  return giveGifts(giftRules, lines, stockOf).flatMap(({ productID, quantity }) => {
    const product = products.get(productID);
    return product === undefined ? [] : [{ product, quantity }];
  });
}
