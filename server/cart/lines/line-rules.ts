import type { LineAvailability, Problem } from '#server/cart/schemas.ts';
import { largestQuantity, raiseToPacks, smallestQuantity } from '#server/product/stock/quantity.ts';
import { forbiddenMessage } from '#server/product/stock/restriction.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import type { LineProduct } from './line-products.ts';

/** A stored line: the quantity and the price (kopecks) the buyer accepted. */
export interface StoredLine {
  productID: string;
  quantity: number;
  seenPrice: number;
  /** Lines are sorted by position; a new line without one comes last. */
  position?: number;
}

/** Whether this quantity can be ordered now. */
export function lineAvailability(quantity: number, product: LineProduct): LineAvailability {
  if (product.saleForbidden) return 'SaleForbidden';
  const largest = largestQuantity(product);
  if (largest === 0) return 'Unavailable';
  return quantity > largest ? 'Reduced' : 'Available';
}

type Finding = Omit<Problem, 'productID'>;

function quantityProblem(line: StoredLine, product: LineProduct): Finding | null {
  const { quantity } = line;
  const largest = largestQuantity(product);
  const set = (to: number) => ({ action: 'SetQuantity' as const, quantity: to });
  const remove = { action: 'RemoveProduct' as const, quantity: 0 };
  const common = { was: quantity, blocking: true };
  if (product.saleForbidden) {
    const message = forbiddenMessage(product);
    return { ...common, code: 'SaleForbidden', message, now: 0, fix: remove };
  }
  if (largest === 0) {
    const message = 'Товара нет в наличии';
    return { ...common, code: 'BecameUnavailable', message, now: 0, fix: remove };
  }
  if (quantity > largest) {
    const message = `Осталось ${largest} шт., выбрано ${quantity}`;
    return { ...common, code: 'StockReduced', message, now: largest, fix: set(largest) };
  }
  const right = Math.min(raiseToPacks(quantity, product), largest);
  if (quantity < smallestQuantity(product)) {
    const message = `Наименьшее количество — ${smallestQuantity(product)} шт.`;
    return { ...common, code: 'BelowMinimum', message, now: right, fix: set(right) };
  }
  if (quantity % product.packSize !== 0) {
    const message = `Количество должно быть кратно ${product.packSize}`;
    return { ...common, code: 'QuantityNotMultiple', message, now: right, fix: set(right) };
  }
  return null;
}

function priceProblem(line: StoredLine, product: LineProduct): Finding | null {
  const { seenPrice: was, quantity } = line;
  const now = product.price;
  if (was === now) return null;
  const message = `Цена изменилась: была ${formatMoney(was)}, стала ${formatMoney(now)}`;
  const fix = { action: 'AcceptPrice' as const, quantity };
  return { code: 'PriceChanged', message, was, now, blocking: false, fix };
}

/** The problems of a line; a price change is not reported for an unavailable product. */
export function findProblems(line: StoredLine, product: LineProduct): Problem[] {
  const quantity = quantityProblem(line, product);
  const price = quantity?.fix.action === 'RemoveProduct' ? null : priceProblem(line, product);
  return [quantity, price]
    .filter((finding) => finding !== null)
    .map((finding) => ({ ...finding, productID: line.productID }));
}
