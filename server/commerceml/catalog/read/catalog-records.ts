import type { XmlNode } from './xml-node.ts';
import { childAt, childrenOf, isYes, textAt } from './xml-node.ts';

/** A group of the classifier: a category of the shop. */
export interface GroupContent {
  name: string;
  /** Empty at the top. */
  parentID: string;
  position: number;
  isDeleted: boolean;
}

/** A property of goods; `values` are the texts of its dictionary by id. */
export interface PropertyContent {
  name: string;
  values: Record<string, string>;
}

export interface PriceTypeContent {
  name: string;
}

/** What `import.xml` has of goods, still as text. */
export interface GoodsContent {
  line: number;
  isDeleted: boolean;
  name: string;
  vendorCode: string;
  barcode: string;
  groups: string[];
  /** Text or HTML. */
  description: string;
  /** Paths of the files that 1С uploads, or URLs. */
  images: string[];
  brand: string;
  country: string;
  /** Kilograms. */
  weight: string;
  /** «22», «Без НДС»; empty without one. */
  vat: string;
  properties: { id: string; values: string[] }[];
}

/** An amount in a currency, as text. */
export interface PriceText {
  value: string;
  currency: string;
}

/**
 * What a file has of an offer; fields that it lacks stay as another file has said them. `prices` are by
 * the ids of their types.
 */
export interface OfferContent {
  line: number;
  isDeleted?: boolean;
  name?: string;
  vendorCode?: string;
  barcode?: string;
  features?: { name: string; value: string }[];
  prices?: Record<string, PriceText>;
  quantity?: string;
  /** The price of the public type; chosen when the whole file is known. */
  price?: PriceText | null;
}

/** One record that a file names by its «Ид». */
export type CatalogRecord =
  | { kind: 'group'; id: string; parentID: null; content: GroupContent }
  | { kind: 'property'; id: string; parentID: null; content: PropertyContent }
  | { kind: 'priceType'; id: string; parentID: null; content: PriceTypeContent }
  | { kind: 'goods'; id: string; parentID: null; content: GoodsContent }
  | { kind: 'offer'; id: string; parentID: string; content: OfferContent };

const MAX_IMAGES = 30;

function isDeleted(node: XmlNode): boolean {
  const status = (node.attributes.Статус ?? '').toLowerCase().replaceAll('ё', 'е');
  return status === 'удален' || isYes(textAt(node, 'ПометкаУдаления'));
}

/** A group and all below it, parents first. */
export function readGroups(node: XmlNode, parentID = '', start = 1): CatalogRecord[] {
  const records: CatalogRecord[] = [];
  for (const group of childrenOf(node, 'Группа')) {
    const id = textAt(group, 'Ид');
    if (id === '') continue;
    const content = {
      name: textAt(group, 'Наименование'),
      parentID: parentID || textAt(group, 'Родитель'),
      position: start + records.length,
      isDeleted: isDeleted(group),
    };
    records.push({ kind: 'group', id, parentID: null, content });
    const below = childAt(group, 'Группы');
    if (below !== undefined) records.push(...readGroups(below, id, start + records.length));
  }
  return records;
}

/** Both forms of dictionaries: «Справочник» with «ИдЗначения», «ВариантЗначения» with «Ид». */
function readValues(node: XmlNode): Record<string, string> {
  const values: Record<string, string> = {};
  const visit = (at: XmlNode): void => {
    const id = textAt(at, 'ИдЗначения') || (at === node ? '' : textAt(at, 'Ид'));
    if (id !== '') values[id] = textAt(at, 'Значение');
    for (const child of at.children) visit(child);
  };
  visit(node);
  return values;
}

/** A property; null without an id. */
export function readProperty(node: XmlNode): CatalogRecord | null {
  const id = textAt(node, 'Ид');
  if (id === '') return null;
  const content = { name: textAt(node, 'Наименование'), values: readValues(node) };
  return { kind: 'property', id, parentID: null, content };
}

/** A price type; null without an id. */
export function readPriceType(node: XmlNode): CatalogRecord | null {
  const id = textAt(node, 'Ид');
  if (id === '') return null;
  return { kind: 'priceType', id, parentID: null, content: { name: textAt(node, 'Наименование') } };
}

function requisitesOf(node: XmlNode): Map<string, string> {
  return new Map(
    childrenOf(childAt(node, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').map((each) => [
      textAt(each, 'Наименование'),
      textAt(each, 'Значение'),
    ]),
  );
}

function vatOf(node: XmlNode): string {
  const rates = childrenOf(childAt(node, 'СтавкиНалогов'), 'СтавкаНалога');
  const rate = rates.find((each) => textAt(each, 'Наименование') === 'НДС');
  return rate === undefined ? '' : textAt(rate, 'Ставка');
}

/** Goods of `import.xml`; null without an id. */
export function readGoods(node: XmlNode): CatalogRecord | null {
  const id = textAt(node, 'Ид');
  if (id === '') return null;
  const requisites = requisitesOf(node);
  const images = childrenOf(node, 'Картинка').map(({ text }) => text);
  const content = {
    line: node.line,
    isDeleted: isDeleted(node),
    name: textAt(node, 'Наименование'),
    vendorCode: textAt(node, 'Артикул'),
    barcode: textAt(node, 'Штрихкод'),
    groups: childrenOf(childAt(node, 'Группы'), 'Ид').map(({ text }) => text),
    description: requisites.get('ОписаниеВФорматеHTML') || textAt(node, 'Описание'),
    images: images.filter((path) => path !== '').slice(0, MAX_IMAGES),
    brand: textAt(node, 'Изготовитель', 'Наименование') || textAt(node, 'ТорговаяМарка'),
    country: textAt(node, 'Страна'),
    weight: requisites.get('Вес') || textAt(node, 'Вес'),
    vat: vatOf(node),
    properties: childrenOf(childAt(node, 'ЗначенияСвойств'), 'ЗначенияСвойства').map((each) => ({
      id: textAt(each, 'Ид'),
      values: childrenOf(each, 'Значение').map(({ text }) => text),
    })),
  };
  return { kind: 'goods', id, parentID: null, content };
}

/** The public unit is the base one: of two prices of a type, that for a single piece counts. */
function readPricesOf(node: XmlNode): Record<string, PriceText> {
  const prices: Record<string, PriceText> = {};
  for (const each of childrenOf(node, 'Цена')) {
    const type = textAt(each, 'ИдТипаЦены');
    const isBase = Number(textAt(each, 'Коэффициент').replace(',', '.') || '1') === 1;
    if (type in prices && !isBase) continue;
    prices[type] = { value: textAt(each, 'ЦенаЗаЕдиницу'), currency: textAt(each, 'Валюта') };
  }
  return prices;
}

/** Hundredths suffice: the import rounds to whole pieces. */
function sumOf(texts: readonly string[]): string {
  const numbers = texts.map((text) => Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.')));
  return String(numbers.reduce((sum, number) => sum + (Number.isNaN(number) ? 0 : number), 0));
}

/** The total, else the sum of the warehouses; undefined when the file does not speak of stock. */
function quantityOf(node: XmlNode): string | undefined {
  const total = childAt(node, 'Количество');
  if (total !== undefined) return sumOf([total.text]);
  const warehouses = node.children.filter(({ name }) => name === 'Склад' || name === 'Склады');
  const counted = warehouses.filter(({ attributes }) => 'КоличествоНаСкладе' in attributes);
  if (counted.length > 0) {
    return sumOf(counted.map(({ attributes }) => attributes.КоличествоНаСкладе ?? ''));
  }
  const remains = childAt(node, 'Остатки');
  if (remains === undefined) return undefined;
  return sumOf(
    childrenOf(remains, 'Остаток').map(
      (each) => textAt(each, 'Количество') || textAt(each, 'Склад', 'Количество'),
    ),
  );
}

/** 1С adds the use of a feature to its name: «Размер (Перчатки (для характеристик))». */
function featureName(text: string): string {
  return text.replace(/\s*\(.*\)\s*$/, '') || text;
}

/** An offer of `offers.xml`, `prices.xml` or `rests.xml`; null without an id. */
export function readOffer(node: XmlNode): CatalogRecord | null {
  const id = textAt(node, 'Ид');
  if (id === '') return null;
  const [parentID = ''] = id.split('#');
  const features = childAt(node, 'ХарактеристикиТовара');
  const prices = childAt(node, 'Цены');
  const quantity = quantityOf(node);
  const text = (name: string, key: 'name' | 'vendorCode' | 'barcode') =>
    textAt(node, name) === '' ? {} : { [key]: textAt(node, name) };
  const content: OfferContent = {
    line: node.line,
    // Files of prices and stock alone do not say that it is sold again.
    ...((isDeleted(node) || textAt(node, 'Наименование') !== '') && { isDeleted: isDeleted(node) }),
    ...text('Наименование', 'name'),
    ...text('Артикул', 'vendorCode'),
    ...text('Штрихкод', 'barcode'),
    ...(features && {
      features: childrenOf(features, 'ХарактеристикаТовара').map((each) => ({
        name: featureName(textAt(each, 'Наименование')),
        value: textAt(each, 'Значение'),
      })),
    }),
    ...(prices && { prices: readPricesOf(prices) }),
    ...(quantity !== undefined && { quantity }),
  };
  return { kind: 'offer', id, parentID, content };
}
