import { picturePath } from '#demo/artwork/picture-path.ts';
import { assortment } from '#demo/catalog/assortment.ts';
import { brands } from '#demo/catalog/brands.ts';
import { listCategories } from '#demo/catalog/categories.ts';
import { type DemoPromotion, promotions } from '#demo/catalog/promotions.ts';
import { replacements } from '#demo/catalog/replacements.ts';
import { type DemoOffer, listOffers } from './products.ts';

export interface FeedOptions {
  /** Offers to write; the plain range when absent, copies of it when more are requested. */
  offers?: number;
  seed?: number;
  /** Dates of the feed are counted from it. */
  now: Date;
  /** What the XML declaration says. */
  encoding?: string;
}

const DAY_MS = 86_400_000;

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function element(name: string, value: string | number | null, attributes = ''): string {
  return value === null ? '' : `<${name}${attributes}>${escapeXml(String(value))}</${name}>`;
}

/** Rubles with a dot, as the format requires. */
function rubles(kopecks: number): string {
  return kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2);
}

function writeOffer(offer: DemoOffer, categoryID: string): string {
  const group = offer.groupID === null ? '' : ` group_id="${offer.groupID}"`;
  const params = offer.params.map(({ name, unit, value }) => {
    const unitText = unit === null ? '' : ` unit="${escapeXml(unit)}"`;
    return element('param', value, ` name="${escapeXml(name)}"${unitText}`);
  });
  const extension = [...offer.extension].map(([name, value]) =>
    element('param', value, ` name="shop:${name}"`),
  );
  return [
    `<offer id="${offer.id}" available="${offer.available}"${group}>`,
    element('name', offer.name),
    element('vendor', offer.brand.name),
    element('vendorCode', offer.vendorCode),
    element('price', rubles(offer.price)),
    offer.oldPrice === null ? '' : element('oldprice', rubles(offer.oldPrice)),
    element('currencyId', 'RUR'),
    element('vat', offer.vatRate === null ? 'NO_VAT' : `VAT_${offer.vatRate}`),
    element('categoryId', categoryID),
    ...offer.pictures.map((path) => element('picture', path, ' width="600" height="600"')),
    `<description><![CDATA[${offer.description}]]></description>`,
    element('count', offer.stock),
    element('weight', (offer.weight / 1000).toFixed(3)),
    element('barcode', offer.barcode),
    element('country_of_origin', offer.brand.country),
    offer.minimum === 1 ? '' : element('min-quantity', offer.minimum),
    offer.step === 1 ? '' : element('step-quantity', offer.step),
    ...params,
    element('param', offer.manufacturerCode, ' name="shop:manufacturer-code"'),
    ...extension,
    '</offer>\n',
  ].join('');
}

function* head(now: Date, encoding: string): Generator<string> {
  const date = now.toISOString().slice(0, 16).replace('T', ' ');
  yield `<?xml version="1.0" encoding="${encoding}"?>\n`;
  yield `<yml_catalog date="${date}">\n<shop>\n<name>Демо-каталог</name>\n`;
  yield '<company>Демонстрационный магазин</company>\n<url>http://localhost:3000</url>\n';
  yield '<currencies><currency id="RUR" rate="1"/></currencies>\n<categories>\n';
  for (const { id, parentID, name, art, color, thing } of listCategories().nodes) {
    const parent = parentID === null ? '' : ` parentId="${parentID}"`;
    const picture = picturePath({
      view: 'category',
      kind: art,
      color: thing,
      accent: color,
      label: '',
    });
    yield `<category id="${id}"${parent} picture="${picture}" width="400" height="400">${escapeXml(name)}</category>\n`;
  }
  yield '</categories>\n<brands>\n';
  for (const [key, brand] of Object.entries(brands)) {
    const attributes = `name="${escapeXml(brand.name)}" country="${brand.country}" logo="/pictures/brand/${key}.svg" width="320" height="160"`;
    yield `<brand ${attributes}>${escapeXml(brand.description)}</brand>\n`;
  }
  yield '</brands>\n<replacements>\n';
  for (const { names, query } of replacements) {
    yield `<replacement names="${escapeXml(names.join('; '))}">${escapeXml(query)}</replacement>\n`;
  }
  yield '</replacements>\n<offers>\n';
}

const MAX_GIFTS = 12;

function matches(
  promotion: Pick<DemoPromotion, 'brand' | 'categories'>,
  offer: DemoOffer,
): boolean {
  const brand = promotion.brand === undefined ? null : brands[promotion.brand];
  return (
    (brand === null || offer.brand === brand) &&
    (promotion.categories === undefined || promotion.categories.includes(offer.category))
  );
}

/** Offers that a promotion is about. */
interface PromotionOffers {
  bought: DemoOffer[];
  given: DemoOffer[];
}

function writePromotion(
  promotion: DemoPromotion,
  { bought, given }: PromotionOffers,
  now: Date,
): string {
  const day = (offset: number): string =>
    new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  const { percent = 0 } = promotion;
  const products = bought.map((offer) => {
    if (promotion.type !== 'flash discount') return `<product offer-id="${offer.id}"/>`;
    const price = Math.round((offer.price * (1 - percent / 100)) / 100) * 100;
    return `<product offer-id="${offer.id}">${element('discount-price', rubles(price), ' currency="RUR"')}</product>`;
  });
  return [
    `<promo id="${promotion.id}" type="${promotion.type}">`,
    element('name', promotion.name),
    element('start-date', day(promotion.startDay)),
    element('end-date', day(promotion.endDay)),
    element('description', promotion.description),
    element('picture', `/pictures/promotion/${promotion.id}.svg`, ' width="1200" height="400"'),
    element('promo-code', promotion.promoCode ?? null),
    promotion.promoCode === undefined ? '' : element('discount', percent, ' unit="percent"'),
    '<purchase>',
    element('required-quantity', promotion.required ?? null),
    element('free-quantity', promotion.free ?? null),
    ...products,
    '</purchase>',
    given.length === 0
      ? ''
      : `<promo-gifts>${given.map(({ id }) => `<promo-gift offer-id="${id}"/>`).join('')}</promo-gifts>`,
    '</promo>\n',
  ].join('');
}

function* tail(chosen: ReadonlyMap<DemoPromotion, PromotionOffers>, now: Date): Generator<string> {
  yield '</offers>\n<promos>\n';
  for (const [promotion, offers] of chosen) yield writePromotion(promotion, offers, now);
  yield '</promos>\n</shop>\n</yml_catalog>\n';
}

/** Puts an offer in stock into the promotion that takes it, and among the gifts that it can be. */
function choose(chosen: ReadonlyMap<DemoPromotion, PromotionOffers>, offer: DemoOffer): void {
  if (offer.stock === 0) return;
  const taking = [...chosen].find(
    ([promotion, { bought }]) => matches(promotion, offer) && bought.length < promotion.limit,
  );
  taking?.[1].bought.push(offer);
  for (const [{ gift }, { given }] of chosen) {
    if (gift && matches(gift, offer) && given.length < MAX_GIFTS) given.push(offer);
  }
}

/** The demo feed as text, piece by piece; the same options give the same text. */
export function* writeFeed({
  offers,
  seed = 1,
  now,
  encoding = 'utf-8',
}: FeedOptions): Generator<string> {
  const { leafIDs } = listCategories();
  const chosen = new Map<DemoPromotion, PromotionOffers>(
    promotions.map((promotion) => [promotion, { bought: [], given: [] }]),
  );
  let written = 0;
  yield* head(now, encoding);
  for (let round = 0; round === 0 || (offers !== undefined && written < offers); round += 1) {
    for (const offer of listOffers(assortment, { seed, now, round })) {
      if (offers !== undefined && written >= offers) break;
      written += 1;
      yield writeOffer(offer, leafIDs.get(offer.category) ?? '');
      choose(chosen, offer);
    }
  }
  yield* tail(chosen, now);
}
