import { formatNumber } from './numbers.ts';

/** Forms for 1, 2–4, and 5 and more: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru');

/** The form that goes with `count`: 1 and 21 «товар», 3 «товара», 11 «товаров». */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const rule = rules.select(Math.abs(count));
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** The number with its word, never torn apart at a line's end: «1 204 товара». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}\u00a0${plural(count, forms)}`;
}
