import { formatNumber } from './numbers.ts';
import { countOf, productForms } from './plurals.ts';

const giftForms = ['подарок', 'подарка', 'подарков'] as const;

/** Appends the gifts among lines to the count of the others: «4 товара и подарок». */
export function withGifts(bought: string, lines: readonly { isGift: boolean }[]): string {
  const gifts = lines.filter(({ isGift }) => isGift).length;
  if (gifts === 0) return bought;
  return `${bought} и ${gifts === 1 ? 'подарок' : countOf(gifts, giftForms)}`;
}

/** «4 товара, 12 шт.»: lines, and the pieces in them. */
export function countProducts(lines: number, pieces: number): string {
  return `${countOf(lines, productForms)}, ${formatNumber(pieces)}\u00a0шт.`;
}
