import { createHash } from 'node:crypto';
import type { FeedOffer, FeedParam } from '#server/catalog-import/feed/feed-items.ts';
import { stableID } from '#server/catalog-import/ids.ts';
import { Rejection } from '#server/catalog-import/import-notes.ts';
import type { PictureRecord, ProductDocumentRecord } from '#server/db/schema/catalog.ts';
import { valueKey } from '#server/db/sql-values.ts';
import type { VatRate } from '#server/pricing/vat.ts';
import { productAvailability } from '#server/product/stock/availability.ts';
import { smallestQuantity } from '#server/product/stock/quantity.ts';
import { codeWords } from '#server/search/code-key.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import type { CurrencyTable } from './currencies.ts';
import { ONE, parseDecimal, scaled } from './decimal.ts';
import { plainText } from './description.ts';
import { readExtension, splitParams } from './extension-params.ts';
import { slugify } from './slug.ts';
import { readStock } from './stock.ts';
import { readVat } from './vat.ts';

/** An offer that passed: the row the importer stages. Names are the columns'. */
export interface StagedProduct {
  line: number;
  id: string;
  market_id: string;
  slug: string;
  name: string;
  vendor_code: string;
  manufacturer_code: string | null;
  barcode: string | null;
  brand: string | null;
  category_id: string;
  group_id: string | null;
  description: string;
  /** Kopecks. */
  price: number;
  price_without_discount: number;
  vat_rate: VatRate;
  /** Grams. */
  weight: number | null;
  pack_size: number;
  min_quantity: number;
  stock: number;
  available: boolean;
  sale_forbidden: boolean;
  unavailability_reason: string | null;
  unavailable_action: string | null;
  is_new: boolean;
  popularity: number;
  country: string | null;
  pictures: PictureRecord[];
  documents: ProductDocumentRecord[];
  attributes: StagedAttribute[];
  added_at: string | null;
  search_text: string;
  search_name: string;
  search_brand: string;
  search_rest: string;
  feed_hash: string;
}

export interface StagedAttribute {
  name: string;
  value: string;
  unit: string | null;
  position: number;
}

export interface OfferRules {
  currencies: CurrencyTable;
  /** Pieces in stock when the feed says «available» and no number. */
  assumedStock: number;
  /** VAT of what the feed names no rate for. */
  assumedVat: VatRate;
  /** Safe HTML of a description. */
  sanitize: (text: string) => string;
  warn: (topic: string, reason: string) => void;
}

/** 100 million rubles: a higher price is a mistake of the feed. */
const MAX_KOPECKS = 10_000_000_000n;
const MAX_WEIGHT_GRAMS = 20_000_000n;
const MAX = {
  id: 80,
  name: 300,
  code: 80,
  brand: 120,
  value: 500,
  description: 30_000,
  quantity: 100_000,
};
/** «#» is in the ids of variants that 1С sends. */
const ID = /^[\p{L}\p{N}._:@/+#-]+$/u;
const BARCODE = /^\d{8,14}$/;

function limited(text: string, max: number, what: string): string {
  if (text.length > max) {
    throw new Rejection(
      'слишком длинное значение',
      `${what} длиннее ${max} знаков (${text.length})`,
    );
  }
  return text;
}

function readName(offer: FeedOffer): string {
  const get = (field: string): string => plainText(offer.fields.get(field) ?? '');
  const composed = [get('typePrefix'), get('vendor'), get('model')];
  if (offer.type === 'vendor.model' && composed[2] !== '') {
    return limited(composed.filter((part) => part !== '').join(' '), MAX.name, 'название');
  }
  const name = get('name') || (composed[2] === '' ? '' : composed.filter(Boolean).join(' '));
  if (name === '') throw new Rejection('нет названия', 'нет названия (<name> или <model>)');
  return limited(name, MAX.name, 'название');
}

/** @returns kopecks @throws Rejection */
export function readMoney(
  text: string,
  currency: string,
  rules: Pick<OfferRules, 'currencies'>,
  element: string,
): number {
  const decimal = parseDecimal(text);
  if (decimal === null) {
    throw new Rejection(
      'цена не число',
      `<${element}> не читается как число: «${text.slice(0, 40)}»`,
    );
  }
  if (decimal.digits < 0n)
    throw new Rejection('отрицательная цена', `<${element}> меньше нуля: ${text}`);
  const rate = rules.currencies.toRubles(currency);
  if ('reason' in rate) throw new Rejection('валюта', rate.reason);
  const kopecks = scaled(decimal, rate.rate, 2);
  if (kopecks > MAX_KOPECKS) {
    throw new Rejection('неправдоподобная цена', `<${element}> больше 100 млн рублей: ${text}`);
  }
  return Number(kopecks);
}

/** The prices of an offer, kopecks. @throws Rejection */
export function readPrices(
  offer: FeedOffer,
  rules: Pick<OfferRules, 'currencies' | 'warn'>,
): { price: number; old: number } {
  const text = offer.fields.get('price') ?? '';
  const currency = offer.fields.get('currencyId') ?? '';
  if (text === '') throw new Rejection('нет цены', 'нет цены (<price>)');
  const price = readMoney(text, currency, rules, 'price');
  if (price === 0) throw new Rejection('нулевая цена', `цена равна нулю: ${text}`);
  return { price, old: Math.max(price, readOldPrice(offer, currency, price, rules)) };
}

/** @returns kopecks, 0 when there is none to show */
function readOldPrice(
  offer: FeedOffer,
  currency: string,
  price: number,
  rules: Pick<OfferRules, 'currencies' | 'warn'>,
): number {
  const text = offer.fields.get('oldprice') ?? '';
  if (text === '') return 0;
  try {
    const old = readMoney(text, currency, rules, 'oldprice');
    if (old > price) return old;
    rules.warn('старая цена', `<oldprice> ${text} не выше цены: не показана`);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    rules.warn('старая цена', `${error.message}: не показана`);
  }
  return 0;
}

/** @returns grams, null when not given */
function readWeight(offer: FeedOffer, rules: OfferRules): number | null {
  const text = offer.fields.get('weight') ?? '';
  if (text === '') return null;
  const decimal = parseDecimal(text);
  const grams = decimal === null || decimal.digits < 0n ? null : scaled(decimal, ONE, 3);
  if (grams === null || grams > MAX_WEIGHT_GRAMS) {
    rules.warn('вес', `<weight> «${text.slice(0, 40)}» не похож на вес в килограммах: не показан`);
    return null;
  }
  return grams === 0n ? null : Number(grams);
}

function readQuantity(offer: FeedOffer, field: string): number {
  const text = offer.fields.get(field) ?? '1';
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > MAX.quantity) {
    throw new Rejection(
      'кратность',
      `<${field}> не целое число от 1 до ${MAX.quantity}: «${text}»`,
    );
  }
  return number;
}

function readAttributes(params: readonly FeedParam[]): StagedAttribute[] {
  const attributes = new Map<string, StagedAttribute>();
  for (const param of params) {
    const name = limited(plainText(param.name), MAX.brand, 'название параметра');
    const value = limited(plainText(param.value), MAX.value, `параметр «${name}»`);
    if (name === '' || value === '') continue;
    const key = `${name}\n${valueKey(value)}`;
    if (!attributes.has(key)) {
      attributes.set(key, {
        name,
        value,
        unit: plainText(param.unit) || null,
        position: attributes.size,
      });
    }
  }
  return [...attributes.values()];
}

/** Null without a group; programs write 0 for none. */
function readGroup({ groupID }: FeedOffer): string | null {
  return groupID === '0' ? null : limited(groupID, MAX.id, 'group_id') || null;
}

function readBarcode(offer: FeedOffer): string | null {
  const first = (offer.fields.get('barcode') ?? '').split(/[,;\s]+/)[0] ?? '';
  return BARCODE.test(first) ? first : null;
}

function readDescription(offer: FeedOffer, rules: OfferRules): string {
  const text = offer.fields.get('description') ?? '';
  if (text.length > MAX.description) {
    rules.warn('длинное описание', `описание сокращено до ${MAX.description} знаков`);
  }
  return rules.sanitize(text.slice(0, MAX.description));
}

function readIDs(offer: FeedOffer): { marketID: string; categoryID: string } {
  if (offer.id === '') throw new Rejection('нет id', 'у предложения нет атрибута id');
  limited(offer.id, MAX.id, 'id предложения');
  if (!ID.test(offer.id)) throw new Rejection('негодный id', 'в id предложения недопустимые знаки');
  // `categoryID` is in feeds that earlier versions of the shop wrote.
  const categoryID = offer.fields.get('categoryId') ?? offer.fields.get('categoryID') ?? '';
  if (categoryID === '') throw new Rejection('нет категории', 'нет категории (<categoryId>)');
  return { marketID: offer.id, categoryID };
}

/**
 * Validates an offer and turns it into the row to stage. Whether its category exists is validated later,
 * when the whole feed has been read.
 * @throws Rejection
 */
export function readOffer(offer: FeedOffer, rules: OfferRules): StagedProduct {
  const [xmlError] = offer.xmlErrors;
  if (xmlError !== undefined) {
    throw new Rejection('ошибка XML в предложении', xmlError.message, xmlError.line);
  }
  const { marketID, categoryID } = readIDs(offer);
  const name = readName(offer);
  const { price, old } = readPrices(offer, rules);
  const { own, extension: extensionParams } = splitParams(offer.params);
  const extension = readExtension(extensionParams, rules.warn);
  const brand = limited(plainText(offer.fields.get('vendor') ?? ''), MAX.brand, 'бренд') || null;
  const vendorCode =
    limited(plainText(offer.fields.get('vendorCode') ?? ''), MAX.code, 'артикул') || marketID;
  const manufacturerCode = extension.manufacturerCode;
  const barcode = readBarcode(offer);
  const description = readDescription(offer, rules);
  const attributes = readAttributes(own);
  const { stock, offered } = readStock(offer, rules);
  const packSize = readQuantity(offer, 'step-quantity');
  const minQuantity = readQuantity(offer, 'min-quantity');
  const smallest = smallestQuantity({ packSize, minQuantity });
  const availability = productAvailability({ ...extension, stock, smallest, offered });
  const codes = [vendorCode, manufacturerCode ?? '', barcode ?? ''].join(' ');
  const values = attributes.map(({ value }) => value).join(' ');
  const row = {
    id: stableID('product', marketID),
    market_id: marketID,
    slug: slugify(name, stableID('product', marketID)),
    name,
    vendor_code: vendorCode,
    manufacturer_code: manufacturerCode,
    barcode,
    brand,
    category_id: categoryID,
    group_id: readGroup(offer),
    description,
    price,
    price_without_discount: old,
    vat_rate: readVat(offer, rules),
    weight: readWeight(offer, rules),
    pack_size: packSize,
    min_quantity: minQuantity,
    stock: availability.stock,
    available: availability.available,
    sale_forbidden: extension.saleForbidden,
    unavailability_reason: availability.unavailabilityReason,
    unavailable_action: availability.unavailableAction,
    is_new: extension.isNew,
    popularity: extension.popularity,
    country:
      limited(plainText(offer.fields.get('country_of_origin') ?? ''), MAX.brand, 'страна') || null,
    pictures: [...offer.pictures],
    documents: extension.documents,
    attributes,
    added_at: extension.addedAt,
    search_text: normalizeSearchText(`${name} ${brand ?? ''} ${codes}`),
    search_name:
      `${normalizeSearchText(`${name} ${codes}`)} ${codeWords(vendorCode)} ${codeWords(manufacturerCode ?? '')}`.trim(),
    search_brand: normalizeSearchText(brand ?? ''),
    search_rest: normalizeSearchText(values),
  };
  const feed_hash = createHash('md5').update(JSON.stringify(row)).digest('hex');
  return { line: offer.line, ...row, feed_hash };
}
