import { formatNumber } from './numbers.ts';

/** Forms for 1, 2–4, and 5 and more: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** «товар» is a product of a list, or a line of an order, whatever its quantity. */
export const productForms: PluralForms = ['товар', 'товара', 'товаров'];

/**
 * The form for `count`: 1 and 21 «товар», 3 and 1,5 «товара», 11 «товаров». Written out for the
 * same reason as `formatNumber`: every public page counts something.
 */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const number = Math.abs(count);
  if (!Number.isInteger(number)) return few;
  const [tens, units] = [Math.floor(number / 10) % 10, number % 10];
  if (tens === 1 || units === 0 || units > 4) return many;
  return units === 1 ? one : few;
}

/** The number with its noun, without a line break between them: «1 204 товара». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}\u00a0${plural(count, forms)}`;
}
