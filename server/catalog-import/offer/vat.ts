import type { FeedOffer } from '#server/catalog-import/feed/feed-items.ts';
import { BASE_VAT_RATE, type VatRate } from '#server/pricing/vat.ts';
import type { OfferRules } from './offer.ts';

/** Values of `<vat>`: the names of YML and their numbers. */
const RATES: Readonly<Record<string, VatRate>> = {
  VAT_22: 22,
  VAT_10: 10,
  '2': 10,
  VAT_07: 7,
  VAT_05: 5,
  VAT_0: 0,
  '5': 0,
  NO_VAT: null,
  '6': null,
};

/** What was the base rate once: 20 % until the end of 2025, 18 % until the end of 2018. */
const FORMER_BASE = ['VAT_20', '7', 'VAT_18', '1'];

/**
 * The VAT rate of an offer. A former base rate means the base rate of today, whatever cannot be read
 * the assumed one; both with a remark.
 */
export function readVat(offer: FeedOffer, rules: Pick<OfferRules, 'assumedVat' | 'warn'>): VatRate {
  const text = (offer.fields.get('vat') ?? '').trim().toUpperCase();
  if (text === '') return rules.assumedVat;
  const rate = RATES[text];
  if (rate !== undefined) return rate;
  if (FORMER_BASE.includes(text)) {
    rules.warn('НДС', `<vat> ${text} больше не действует: принята ставка ${BASE_VAT_RATE} %`);
    return BASE_VAT_RATE;
  }
  const assumed = rules.assumedVat === null ? 'без НДС' : `${rules.assumedVat} %`;
  rules.warn('НДС', `<vat> «${text.slice(0, 40)}» не ставка НДС: принята ${assumed}`);
  return rules.assumedVat;
}
