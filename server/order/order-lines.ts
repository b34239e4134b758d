import type { LineProduct } from '#server/cart/lines/line-products.ts';
import { findProblems, lineAvailability } from '#server/cart/lines/line-rules.ts';
import { findGifts, type PricingInput, pricedLines } from '#server/cart/pricing-input.ts';
import type { Problem } from '#server/cart/schemas.ts';
import { sumLine } from '#server/cart/totals/totals.ts';
import { computeDeductions, type Deductions } from '#server/pricing/deductions.ts';
import { largestQuantity } from '#server/product/stock/quantity.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import type { OrderLine, OrderRow } from './order-store.ts';
import type { OrderItem, OrderProduct, QuantityRules } from './schemas.ts';

/** A product as an order stores it. */
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
    vatRate: product.vatRate,
  };
}

const free = { amount: 0, amountWithoutDiscount: 0, discount: 0 };

interface Line {
  quantity: number;
  product: OrderProduct;
  availability: OrderItem['availability'];
  isGift: boolean;
  promo: number;
  quantityRules?: QuantityRules;
}

function toItem(line: Line): OrderItem {
  const sums = sumLine(line.quantity, line.product);
  return { ...line, ...sums, ...(line.isGift ? free : {}) };
}

/** Lines are read-only in a checkout: the buyer changes them in the cart. */
function withCheckoutFix(problem: Problem): Problem {
  return problem.blocking
    ? { ...problem, fix: { action: 'ReturnToCart', quantity: null } }
    : problem;
}

/** The lines of an order that is not placed yet, at today's prices. */
export interface LiveLines {
  items: OrderItem[];
  problems: Problem[];
  deductions: Deductions;
}

/** Lines at today's price and stock, with gifts and problems. */
export function evaluateLiveLines(
  lines: readonly OrderLine[],
  input: PricingInput,
  now: Date,
): LiveLines {
  const items: OrderItem[] = [];
  const problems: Problem[] = [];
  for (const { productID, quantity, price, isGift } of lines) {
    const product = input.products.get(productID);
    if (product === undefined || isGift) continue;
    const availability = lineAvailability(quantity, product);
    const shown = toOrderProduct(product);
    const { packSize, minQuantity } = product;
    const quantityRules = { packSize, minQuantity, maxQuantity: largestQuantity(product) };
    items.push(
      toItem({ quantity, product: shown, availability, isGift: false, promo: 0, quantityRules }),
    );
    const found = findProblems({ productID, quantity, seenPrice: price }, product);
    problems.push(...found.map(withCheckoutFix));
  }
  const counted = pricedLines(items, input.products);
  const deductions = computeDeductions(counted, input.facts, now);
  const bought = items.map((item) => ({
    ...item,
    promo: deductions.shares.get(item.product.id)?.promo ?? 0,
  }));
  const gifts = findGifts(counted, input).map(({ product, quantity }) =>
    toItem({
      quantity,
      product: toOrderProduct(product),
      availability: 'Available',
      isGift: true,
      promo: 0,
    }),
  );
  return { items: [...bought, ...gifts], problems, deductions };
}

/** Lines as confirmed; a canceled draft has no such lines, so they come from the catalog. */
export function frozenItems(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, LineProduct>,
): OrderItem[] {
  return lines.flatMap(({ productID, quantity, price, product, isGift, promo }) => {
    const current = products.get(productID);
    const shown = product ?? (current && { ...toOrderProduct(current), price });
    return shown
      ? [toItem({ quantity, product: shown, availability: 'Available', isGift, promo })]
      : [];
  });
}

/** The order number for people, assigned when the order is confirmed, also when it needs approval first. */
export function orderNumber({ id, number }: Pick<OrderRow, 'id' | 'number'>): string {
  return number ?? `Д-${id}`;
}

/** The text that the text filter of orders searches. */
export function orderSearchText(
  number: string | null,
  products: Iterable<Pick<OrderProduct, 'name' | 'vendorCode'>>,
): string {
  const parts = [...products].flatMap(({ name, vendorCode }) => [name, vendorCode]);
  return normalizeSearchText([number ?? '', ...parts].join(' '));
}
