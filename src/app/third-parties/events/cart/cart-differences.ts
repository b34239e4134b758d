import type { Cart } from '#generated/api/model/cart.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';

/** Pieces in a cart by product id. */
export type Quantities = ReadonlyMap<string, number>;

/** A product whose quantity has changed: more than 0 pieces were added, less were removed. */
export interface CartDifference {
  productID: string;
  pieces: number;
}

/** The quantities in a response about the cart; gifts are not the user's choice. Null for other responses. */
export function quantitiesIn(data: unknown): Quantities | null {
  const { order, products } = (data ?? {}) as Partial<Cart & CartPreview>;
  if (order && Array.isArray(order.items)) {
    const lines = order.items.filter(({ isGift }) => !isGift);
    return new Map(lines.map(({ product, quantity }) => [product.id, quantity]));
  }
  if (!Array.isArray(products)) return null;
  return new Map(products.map(({ productID, quantity }) => [productID, quantity]));
}

/** All ids of products in the variables of a mutation: `id`, `productID`, `productIDs`. */
export function productIDsIn(variables: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  const collect = (value: unknown, name: string) => {
    if (typeof value === 'string' && /^(?:id|productIDs?)$/.test(name)) ids.add(value);
    else if (Array.isArray(value)) for (const part of value) collect(part, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) collect(part, key);
  };
  collect(variables, '');
  return ids;
}

/**
 * What a mutation has changed. Lines that it does not name were changed elsewhere, by another tab or
 * device, which has counted them itself.
 */
export function cartDifferences(
  before: Quantities,
  after: Quantities,
  named: ReadonlySet<string>,
): CartDifference[] {
  const ids = named.size > 0 ? named : new Set([...before.keys(), ...after.keys()]);
  return [...ids]
    .map((productID) => ({
      productID,
      pieces: (after.get(productID) ?? 0) - (before.get(productID) ?? 0),
    }))
    .filter(({ pieces }) => pieces !== 0);
}
