import { formatNumber } from './numbers.ts';

const NBSP = '\u00a0';

/**
 * Kopecks as the user sees them: 123450 gives «1 234,50 ₽», 120000 gives «1 200 ₽». All spaces
 * are non-breaking. Halves of a kopeck are rounded away from zero.
 */
export function formatMoney(kopecks: number): string {
  const rounded = Math.sign(kopecks) * Math.round(Math.abs(kopecks));
  const digits = rounded % 100 === 0 ? 0 : 2;
  return `${formatNumber(rounded / 100, digits).replace('-', '−')}${NBSP}₽`;
}

/** Discount in whole percent, 0–100; 0 when there is none or the old price is not above the new. */
export function discountPercent(price: number, priceWithoutDiscount: number): number {
  if (!(priceWithoutDiscount > 0 && price < priceWithoutDiscount)) return 0;
  const percent = Math.round((1 - price / priceWithoutDiscount) * 100);
  return Math.min(100, Math.max(1, percent));
}
