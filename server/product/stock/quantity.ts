/** The largest quantity of one line. */
export const MAX_LINE_QUANTITY = 9999;
/** The largest number of lines in one cart. */
export const MAX_LINES = 1000;

/** The fields that limit the quantity of a product. */
export interface QuantityRules {
  stock: number;
  available: boolean;
  packSize: number;
  minQuantity: number;
}

/** The smallest quantity on sale: the minimum, rounded up to whole packs. */
export function smallestQuantity(product: Pick<QuantityRules, 'packSize' | 'minQuantity'>): number {
  return Math.ceil(product.minQuantity / product.packSize) * product.packSize;
}

/** The quantity available now, in whole packs; 0 when the stock is below the smallest quantity. */
export function largestQuantity(product: QuantityRules): number {
  if (!product.available) return 0;
  const inStock = Math.min(product.stock, MAX_LINE_QUANTITY);
  const whole = Math.floor(inStock / product.packSize) * product.packSize;
  return whole < smallestQuantity(product) ? 0 : whole;
}

/** The requested quantity rounded up to a valid one, regardless of the stock. */
export function raiseToPacks(requested: number, product: QuantityRules): number {
  const whole = Math.ceil(requested / product.packSize) * product.packSize;
  return Math.max(whole, smallestQuantity(product));
}

/**
 * The line's quantity after adding `added` to `present`, limited to the stock, but never less than
 * `present`.
 */
export function quantityAfterAdding(
  present: number,
  added: number,
  product: QuantityRules,
): number {
  const raised = Math.min(raiseToPacks(present + added, product), largestQuantity(product));
  return Math.max(raised, present);
}
