import type { FeedOffer } from '#server/catalog-import/feed/feed-items.ts';
import type { OfferRules } from './offer.ts';

const STOCK_FIELDS = ['count', 'stock', 'stock_quantity', 'quantity_in_stock'];
const WHOLE = /^[>+~]?\s*(-?\d{1,9})(?:[.,]\d+)?\+?$/;
const MAX_STOCK = 1_000_000;

function wholeNumber(text: string): number | null {
  const match = WHOLE.exec(text.replace(/[\s\u00a0]/g, ''));
  return match === null ? null : Math.min(MAX_STOCK, Math.max(0, Number(match[1])));
}

/**
 * Pieces in stock and whether the feed offers the product at all. The number comes from `<count>`
 * (or the fields other exporters write) or from the sum of `<outlets>`.
 */
export function readStock(
  offer: FeedOffer,
  rules: Pick<OfferRules, 'assumedStock' | 'warn'>,
): { stock: number; offered: boolean } {
  const flag = (offer.available || (offer.fields.get('available') ?? '')).toLowerCase();
  const offered = !['false', '0', 'no'].includes(flag);
  const given = STOCK_FIELDS.map((name) => offer.fields.get(name)).find(
    (text) => text !== undefined,
  );
  const texts = given !== undefined ? [given] : offer.outlets;
  const numbers = texts.map(wholeNumber);
  if (numbers.some((number) => number === null)) {
    rules.warn('остаток', `остаток «${texts.join(', ').slice(0, 40)}» не целое число`);
  }
  const known = numbers.filter((number) => number !== null);
  if (known.length > 0) {
    return {
      stock: Math.min(
        MAX_STOCK,
        known.reduce((sum, number) => sum + number, 0),
      ),
      offered,
    };
  }
  return { stock: offered ? rules.assumedStock : 0, offered };
}
