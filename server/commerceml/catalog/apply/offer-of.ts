import type { FeedOffer, FeedParam } from '#server/catalog-import/feed/feed-items.ts';
import { pictureOf } from '#server/catalog-import/feed/picture-tag.ts';
import type {
  GoodsContent,
  OfferContent,
  PriceText,
  PropertyContent,
} from '#server/commerceml/catalog/read/catalog-records.ts';

/** Properties whose values are fields of a product, by their names in lower case. */
const BRANDS = new Set(['производитель', 'бренд', 'торговая марка', 'изготовитель']);
const COUNTRIES = new Set(['страна', 'страна производства', 'страна происхождения']);

/** The feed's names of the VAT rates. */
const VAT: Readonly<Record<string, string>> = {
  '22': 'VAT_22',
  '20': 'VAT_20',
  '18': 'VAT_18',
  '10': 'VAT_10',
  '7': 'VAT_07',
  '5': 'VAT_05',
  '0': 'VAT_0',
  'без ндс': 'NO_VAT',
  'без налога': 'NO_VAT',
};

const RUBLES = new Set(['', 'руб', 'руб.', 'рубль', '643', '₽']);

/** The code of a currency, which 1С also writes as a word or a number. */
export function currencyCode(text: string): string {
  return RUBLES.has(text.toLowerCase()) ? 'RUB' : text;
}

/** Prices and stock as the fields of a feed. */
export function priceAndStock(
  price: PriceText | undefined,
  quantity: string | undefined,
): Map<string, string> {
  return new Map([
    ...(price === undefined
      ? []
      : ([
          ['price', price.value],
          ['currencyId', currencyCode(price.currency)],
        ] as const)),
    ...(quantity === undefined ? [] : ([['count', quantity]] as const)),
  ]);
}

interface NamedValue {
  name: string;
  value: string;
}

function propertiesOf(
  goods: GoodsContent,
  known: ReadonlyMap<string, PropertyContent>,
): NamedValue[] {
  return goods.properties.flatMap(({ id, values }) => {
    const property = known.get(id);
    if (property === undefined) return [];
    return values
      .map((value) => ({ name: property.name, value: property.values[value] ?? value }))
      .filter(({ value }) => value !== '');
  });
}

/** What 1С adds to the goods' name in that of a variant: «Перчатки (M)». */
function suffixOf(name: string, goodsName: string): string {
  if (!name.startsWith(goodsName)) return '';
  return name
    .slice(goodsName.length)
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

/** The features of a variant; that from its name where a sibling has none, so that they compare. */
function featuresOf({ id, goodsID, goods, offer, isNamedByFeatures }: OfferParts): NamedValue[] {
  const features = (offer.features ?? []).filter(({ name, value }) => name !== '' && value !== '');
  if (isNamedByFeatures || id === goodsID) return features;
  const suffix = suffixOf(offer.name ?? '', goods.name);
  return suffix === '' ? features : [{ name: 'Характеристика', value: suffix }, ...features];
}

/** What goods and one of their offers are made with. */
export interface OfferParts {
  id: string;
  goodsID: string;
  goods: GoodsContent;
  offer: OfferContent & { price: PriceText };
  /** Other offers of the goods. */
  hasSiblings: boolean;
  /** Whether all variants of the goods have features. */
  isNamedByFeatures: boolean;
}

/** What a converter knows besides. */
export interface OfferLookups {
  properties: ReadonlyMap<string, PropertyContent>;
  isGroup: (id: string) => boolean;
  /** The URL of an image by its path or address; null while the shop does not have it. */
  imageURL: (path: string) => string | null;
}

/** An offer of 1С with its goods, as the feed would have it. */
export function offerOf(
  parts: OfferParts,
  { properties, isGroup, imageURL }: OfferLookups,
): FeedOffer {
  const { id, goodsID, goods, offer, hasSiblings } = parts;
  const named = propertiesOf(goods, properties);
  const valueIn = (names: ReadonlySet<string>) =>
    named.find(({ name }) => names.has(name.toLowerCase()))?.value ?? '';
  const features = featuresOf(parts);
  const featureNames = new Set(features.map(({ name }) => name));
  const own = named.filter(
    ({ name }) =>
      !BRANDS.has(name.toLowerCase()) &&
      !COUNTRIES.has(name.toLowerCase()) &&
      !featureNames.has(name),
  );
  const params: FeedParam[] = [...features, ...own].map((param) => ({ ...param, unit: '' }));
  const { vat } = goods;
  const fields = new Map([
    // The offer of goods without variants has the name that they had when it was sent.
    ['name', (id === goodsID ? goods.name : offer.name) || goods.name],
    ['categoryId', goods.groups.find(isGroup) ?? goods.groups[0] ?? ''],
    ['vendor', goods.brand || valueIn(BRANDS)],
    ['country_of_origin', goods.country || valueIn(COUNTRIES)],
    ['vendorCode', offer.vendorCode ?? goods.vendorCode],
    ['barcode', offer.barcode ?? goods.barcode],
    ['description', goods.description],
    ['weight', goods.weight],
    ['vat', VAT[vat.toLowerCase().replace(/\s*%$/, '')] ?? vat],
    ...priceAndStock(offer.price, offer.quantity ?? '0'),
  ]);
  const pictures = goods.images.flatMap((path) => {
    const url = imageURL(path);
    return (url === null ? null : pictureOf(url)) ?? [];
  });
  return {
    line: offer.line,
    id,
    type: '',
    available: '',
    groupID: hasSiblings || id !== goodsID ? goodsID : '',
    fields,
    params,
    pictures,
    outlets: [],
    xmlErrors: [],
  };
}
