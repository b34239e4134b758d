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
import type { PricingFacts } from '#server/pricing/deductions.ts';
import { type GiftRule, giveGifts } from '#server/pricing/gifts/gift-rules.ts';
import { loadGiftRules } from '#server/pricing/gifts/load-gift-rules.ts';
import type { ProductIDs } from '#server/pricing/products/product-ids.ts';
import type { Customer } from '#server/user/schemas.ts';
import type { LineAvailability } from './schemas.ts';

/** The customer, the contract, the codes and the bonuses of a purchase. */
export interface BuyerChoices {
  userID: string;
  customerID: string | null;
  kind: Customer['kind'];
  contractID: string | null;
  /** May still be loading: most of the input does not depend on them. */
  chosenCodes: readonly ChosenCode[] | Promise<readonly ChosenCode[]>;
  bonusAction: BonusAction;
}

/** Products of the lines and of possible gifts, and the data that prices depend on. */
export interface PricingInput {
  products: ReadonlyMap<string, LineProduct>;
  giftRules: readonly GiftRule[];
  facts: PricingFacts;
  /** Whether the buyer may buy products restricted by their producer. */
  opensRestricted: boolean;
}

function giftIDsOf(rules: readonly GiftRule[]): string[] {
  return rules.flatMap(({ giftIDs }) => giftIDs);
}

/** Only companies have access to restricted products. */
async function rightsOf(
  db: Database,
  { userID, customerID, kind }: BuyerChoices,
  now: Date,
): Promise<Pick<PricingInput, 'opensRestricted'>> {
  const isCompany = kind !== 'Individual';
  return {
    opensRestricted: isCompany && (await opensRestricted(db, { userID, customerID }, now)),
  };
}

/** The products, and the gifts among other products. */
async function loadWithGifts(
  db: Database,
  productIDs: ProductIDs,
  rules: Promise<readonly GiftRule[]>,
  contractID: string | null,
  buyerRights: Promise<Pick<PricingInput, 'opensRestricted'>>,
): Promise<Map<string, LineProduct>> {
  const rights = await buyerRights;
  const [bought, known] = await Promise.all([
    loadLineProducts(db, productIDs, contractID, rights),
    rules,
  ]);
  const others = giftIDsOf(known).filter((id) => !bought.has(id));
  return new Map([...bought, ...(await loadLineProducts(db, others, contractID, rights))]);
}

async function loadChosenCodes(
  db: Database,
  { userID, chosenCodes }: BuyerChoices,
  options: { lock?: boolean } = {},
): Promise<Pick<PricingFacts, 'chosenCodes' | 'codes'>> {
  const chosen = await chosenCodes;
  const names = chosen.map(({ code }) => code);
  return { chosenCodes: chosen, codes: await loadCodes(db, userID, names, options) };
}

/**
 * Reads everything that prices of lines depend on, in a bounded number of queries, most of which are
 * sent at once.
 */
export async function loadPricingInput(
  db: Database,
  productIDs: ProductIDs,
  choices: BuyerChoices,
  now: Date,
): Promise<PricingInput> {
  const { userID, kind, contractID, bonusAction } = choices;
  const buyerRights = rightsOf(db, choices, now);
  const rules = loadGiftRules(db, productIDs, now);
  const [rights, giftRules, products, codes, balance] = await Promise.all([
    buyerRights,
    rules,
    loadWithGifts(db, productIDs, rules, contractID, buyerRights),
    loadChosenCodes(db, choices),
    kind === 'Individual' ? readBalance(db, userID) : null,
  ]);
  return { products, giftRules, ...rights, facts: { ...codes, bonusAction, balance } };
}

/**
 * The same with products, codes and the bonus account locked (in this order, after cart and order)
 * until the transaction ends, so that what is validated is what is sold.
 */
export async function lockPricingInput(
  tx: Database,
  productIDs: readonly string[],
  choices: BuyerChoices,
  now: Date,
): Promise<PricingInput> {
  const { userID, kind, contractID, bonusAction } = choices;
  const [giftRules, rights] = await Promise.all([
    loadGiftRules(tx, productIDs, now),
    rightsOf(tx, choices, now),
  ]);
  const ids = new Set([...productIDs, ...giftIDsOf(giftRules)]);
  // Sent in this order, which is the order of the locks.
  const [products, codes, balance] = await Promise.all([
    lockLineProducts(tx, [...ids], contractID, rights),
    loadChosenCodes(tx, choices, { lock: true }),
    kind === 'Individual' ? lockBalance(tx, userID) : null,
  ]);
  return { products, giftRules, ...rights, facts: { ...codes, bonusAction, balance } };
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
  { products, giftRules }: Pick<PricingInput, 'products' | 'giftRules'>,
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
