import { limits } from '#generated/server/limits.ts';
import type { FeedPromo } from '#server/catalog-import/feed/feed-items.ts';
import type { CurrencyTable } from '#server/catalog-import/offer/currencies.ts';
import { ONE, parseDecimal, scaled } from '#server/catalog-import/offer/decimal.ts';
import { plainText, sanitizeDescription } from '#server/catalog-import/offer/description.ts';
import type { PictureRecord, PromotionTermsRecord } from '#server/db/schema/catalog.ts';
import { Rejection } from './import-notes.ts';

/** A promotion that passed; `products` are still ids of the feed. */
export interface StagedPromo {
  id: string;
  kind: 'Discount' | 'PromoCode' | 'Gift' | 'BonusQuantity' | 'Other';
  name: string;
  description: string;
  creative: PictureRecord | null;
  starts_at: string;
  ends_at: string;
  terms: PromotionTermsRecord;
  /** Prices in kopecks. */
  products: Array<{ market_id: string | null; category_id: string | null; price: number | null }>;
}

export interface PromoRules {
  currencies: CurrencyTable;
  gifts: ReadonlyMap<string, string>;
}

const KINDS: Readonly<Record<string, StagedPromo['kind']>> = {
  'flash discount': 'Discount',
  'promo code': 'PromoCode',
  'gift with purchase': 'Gift',
  'n plus m': 'BonusQuantity',
};
const DEFAULT_NAMES: Readonly<Record<StagedPromo['kind'], string>> = {
  Discount: 'Специальная цена',
  PromoCode: 'Скидка по промокоду',
  Gift: 'Подарок за покупку',
  BonusQuantity: 'Больше за ту же цену',
  Other: 'Акция',
};
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const MAX_DESCRIPTION = limits['Promotion.description'];
const MAX_NAME = 200;
/** The format's times are Moscow's unless they say otherwise. */
const MOSCOW = '+03:00';

/** @returns ISO timestamp, or null for what is no moment of the format */
function readMoment(text: string, endOfDay: boolean): string | null {
  const match = MOMENT.exec(text.trim());
  if (match === null) return null;
  const time = match[2] ?? (endOfDay ? '23:59:59' : '00:00:00');
  const moment = new Date(`${match[1]}T${time}${match[3] ?? MOSCOW}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function readPeriod(promo: FeedPromo, now: Date): { starts_at: string; ends_at: string } {
  const [start = '', end = ''] = ['start-date', 'end-date'].map((name) => promo.fields.get(name));
  const starts = start === '' ? now.toISOString() : readMoment(start, false);
  const far = new Date(now.getTime() + 365 * 86_400_000).toISOString();
  const ends = end === '' ? far : readMoment(end, true);
  if (starts === null || ends === null) {
    throw new Rejection('акция', `даты акции не читаются: «${start}» – «${end}»`);
  }
  if (starts >= ends) throw new Rejection('акция', 'акция кончается раньше, чем начинается');
  return { starts_at: starts, ends_at: ends };
}

function kopecks(text: string, currency: string, rules: PromoRules): number | null {
  const decimal = parseDecimal(text);
  const rate = rules.currencies.toRubles(currency);
  if (decimal === null || decimal.digits <= 0n || 'reason' in rate) return null;
  return Number(scaled(decimal, rate.rate, 2));
}

function readTerms(promo: FeedPromo, rules: PromoRules): PromotionTermsRecord {
  const terms: PromotionTermsRecord = {};
  const code = promo.fields.get('promo-code');
  if (code !== undefined && code !== '') terms.promoCode = code;
  if (promo.discount?.unit === 'percent') {
    const percent = parseDecimal(promo.discount.value);
    if (percent !== null && percent.digits > 0n) {
      terms.discountPercent = Number(scaled(percent, ONE, 0));
    }
  } else if (promo.discount !== null) {
    const discount = kopecks(promo.discount.value, promo.discount.currency, rules);
    if (discount !== null) terms.discount = discount;
  }
  const required = Number(promo.fields.get('required-quantity'));
  const free = Number(promo.fields.get('free-quantity'));
  if (Number.isInteger(required) && required > 0) terms.requiredQuantity = required;
  if (Number.isInteger(free) && free > 0) terms.freeQuantity = free;
  const offers = promo.gifts.map((gift) => gift.offerID).filter((id) => id !== '');
  const names = promo.gifts.map((gift) => rules.gifts.get(gift.giftID) ?? '').filter(Boolean);
  if (offers.length > 0) terms.giftMarketIds = offers;
  if (names.length > 0) terms.giftNames = names;
  return terms;
}

/** @throws Rejection */
export function readPromo(promo: FeedPromo, rules: PromoRules, now: Date): StagedPromo {
  if (!ID.test(promo.id))
    throw new Rejection('акция', 'id акции пуст или содержит недопустимые знаки');
  const kind = KINDS[promo.type.toLowerCase()] ?? 'Other';
  const name = plainText(promo.fields.get('name') ?? '').slice(0, MAX_NAME);
  return {
    id: promo.id,
    kind,
    name: name === '' ? DEFAULT_NAMES[kind] : name,
    description: sanitizeDescription(
      (promo.fields.get('description') ?? '').slice(0, MAX_DESCRIPTION),
    ),
    creative: promo.picture,
    ...readPeriod(promo, now),
    terms: readTerms(promo, rules),
    products: promo.products.map((product) => ({
      market_id: product.offerID || null,
      category_id: product.categoryID || null,
      price: kopecks(product.discountPrice, product.currency, rules),
    })),
  };
}
