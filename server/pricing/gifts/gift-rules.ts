import type { GiftReason } from '#server/db/schema/shopping.ts';

/** A promotion that gives something away; ids are products of the catalog. */
export interface GiftRule {
  promotionID: string;
  /** Gift gives one of `giftIDs` for the products bought together, BonusQuantity more of the same. */
  kind: 'Gift' | 'BonusQuantity';
  /** So many bought … */
  required: number;
  /** … so many given. */
  free: number;
  /** The best first. */
  giftIDs: readonly string[];
  productIDs: ReadonlySet<string>;
}

export interface Gift {
  productID: string;
  quantity: number;
}

interface Bought {
  productID: string;
  quantity: number;
}

/**
 * What is given for what is bought; in the order of the rules, as long as the stock lasts.
 * @param stockOf what there is of a product altogether, bought pieces included.
 */
export function giveGifts(
  rules: readonly GiftRule[],
  bought: readonly Bought[],
  stockOf: (productID: string) => number,
): Gift[] {
  const given = new Map<string, number>();
  const left = (productID: string) => {
    const taken = bought.find((line) => line.productID === productID)?.quantity ?? 0;
    return Math.max(0, stockOf(productID) - taken - (given.get(productID) ?? 0));
  };
  const give = (productID: string | undefined, requested: number) => {
    if (productID === undefined) return;
    const quantity = Math.min(requested, left(productID));
    if (quantity > 0) given.set(productID, (given.get(productID) ?? 0) + quantity);
  };
  for (const { kind, required, free, giftIDs, productIDs } of rules) {
    const lines = bought.filter(({ productID }) => productIDs.has(productID));
    if (kind === 'BonusQuantity') {
      for (const { productID, quantity } of lines) {
        give(productID, Math.floor(quantity / required) * free);
      }
    } else {
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      give(
        giftIDs.find((id) => left(id) > 0),
        Math.floor(pieces / required) * free,
      );
    }
  }
  return [...given].map(([productID, quantity]) => ({ productID, quantity }));
}

/** The rules by which a gift may have been given for what was bought; for the return of its products. */
export function reasonsOf(
  giftID: string,
  rules: readonly GiftRule[],
  boughtIDs: readonly string[],
): GiftReason[] {
  return rules.flatMap(({ kind, required, free, giftIDs, productIDs }) => {
    const linked = boughtIDs.filter((id) => productIDs.has(id));
    const given = kind === 'Gift' && giftIDs.includes(giftID) ? linked : [];
    const more = kind === 'BonusQuantity' ? linked.filter((id) => id === giftID) : [];
    return [given, more].flatMap((ids) =>
      ids.length === 0 ? [] : [{ productIDs: ids, required, free }],
    );
  });
}
