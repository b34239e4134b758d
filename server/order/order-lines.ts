import type { LineProduct } from '#server/cart/line-products.ts';
import { findProblems, judgeAvailability } from '#server/cart/line-rules.ts';
import type { Problem } from '#server/cart/schemas.ts';
import { sumLine } from '#server/cart/totals.ts';
import { normaliseSearchText } from '#server/search/text.ts';
import type { OrderLine } from './order-store.ts';
import type { OrderItem, OrderProduct } from './schemas.ts';

/** A product as an order keeps it. */
export function toOrderProduct(product: LineProduct): OrderProduct {
  return {
    id: product.id,
    marketID: product.marketID,
    name: product.name,
    slug: product.slug,
    images: product.pictures.slice(0, 1),
    vendorCode: product.vendorCode,
    brandName: product.brandName,
    categoryName: product.categoryName,
    price: product.price,
    priceWithoutDiscount: product.priceWithoutDiscount,
    weight: product.weight,
  };
}

function toItem(
  quantity: number,
  product: OrderProduct,
  availability: OrderItem['availability'],
): OrderItem {
  return { isGift: false, quantity, product, availability, ...sumLine(quantity, product) };
}

/** In a checkout nothing can be changed but by going back to the cart. */
function withCheckoutFix(problem: Problem): Problem {
  return problem.blocking
    ? { ...problem, fix: { action: 'ReturnToCart', quantity: null } }
    : problem;
}

/** Lines at today's price and stock, and what is wrong with them: an order not yet confirmed. */
export function judgeOpenLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, LineProduct>,
): { items: OrderItem[]; problems: Problem[] } {
  const items: OrderItem[] = [];
  const problems: Problem[] = [];
  for (const { productID, quantity, price } of lines) {
    const product = products.get(productID);
    if (product === undefined) continue;
    items.push(toItem(quantity, toOrderProduct(product), judgeAvailability(quantity, product)));
    const found = findProblems({ productID, quantity, seenPrice: price }, product);
    problems.push(...found.map(withCheckoutFix));
  }
  return { items, problems };
}

/** Lines as they were confirmed; a canceled draft has no such record and is shown by the catalogue. */
export function frozenItems(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, LineProduct>,
): OrderItem[] {
  return lines.flatMap(({ productID, quantity, price, product }) => {
    const current = products.get(productID);
    const kept = product ?? (current && { ...toOrderProduct(current), price });
    return kept ? [toItem(quantity, kept, 'Available')] : [];
  });
}

/** What the text filter of orders looks through. */
export function orderSearchText(
  number: string | null,
  products: Iterable<Pick<OrderProduct, 'name' | 'vendorCode'>>,
): string {
  const parts = [...products].flatMap(({ name, vendorCode }) => [name, vendorCode]);
  return normaliseSearchText([number ?? '', ...parts].join(' '));
}
