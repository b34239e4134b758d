import type { OrderItem, Problem } from '#generated/api/model/index.ts';

/** The element that lists the problems; the rejection of a confirmation leads there. */
export const CHECKOUT_PROBLEMS_ID = 'checkout-problems';

/** The problems of one product of an order, with what fixes them. */
export interface ProductProblems {
  id: string;
  /** Undefined for a product that the order does not have any more. */
  name: string | undefined;
  /** All messages: «Осталось 3 шт., выбрано 5». */
  text: string;
  /** The problem with the fix that keeps the product; null when it can only be removed. */
  fix: Problem | null;
  /** The same problem, fixed by removing the product. */
  removal: Problem;
}

/** The problems by product, in the order of the first problem of each; the blocking fix comes first. */
export function problemsByProduct(
  problems: readonly Problem[],
  items: readonly OrderItem[],
): ProductProblems[] {
  const names = new Map(items.map(({ product }) => [product.id, product.name]));
  const ids = new Set(problems.map(({ productID }) => productID));
  return [...ids].flatMap((id) => {
    const found = problems.filter(({ productID }) => productID === id);
    const main = found.find(({ blocking }) => blocking) ?? found[0];
    if (!main) return [];
    return {
      id,
      name: names.get(id),
      text: found.map(({ message }) => message).join('; '),
      fix: quantityFix(main),
      removal: { ...main, fix: { action: 'RemoveProduct', quantity: 0 } },
    };
  });
}

/** A problem that blocks a checkout is fixed in its cart: `now` is the quantity that is possible. */
function quantityFix(problem: Problem): Problem | null {
  const { blocking, now, fix } = problem;
  if (!blocking) return fix.action === 'AcceptPrice' ? problem : null;
  return now !== null && now > 0
    ? { ...problem, fix: { action: 'SetQuantity', quantity: now } }
    : null;
}

/** The fixes of all products, those that keep a product before its removal. */
export function allFixes(products: readonly ProductProblems[]): Problem[] {
  return products.map(({ fix, removal }) => fix ?? removal);
}
