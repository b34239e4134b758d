import { formatNumber } from './numbers.ts';
import { countOf } from './plurals.ts';

/** «товар» is a line of an order, whatever its quantity; the quantity counts pieces. */
export const goodsForms = ['товар', 'товара', 'товаров'] as const;

/** «4 товара, 12 шт.» */
export function countGoods(lines: number, pieces: number): string {
  return `${countOf(lines, goodsForms)}, ${formatNumber(pieces)}\u00a0шт.`;
}
