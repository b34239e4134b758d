import { beforeAll, describe, expect, it } from 'vitest';
import { parsePicturePath } from '#demo/artwork/picture-path.ts';
import { brands } from '#demo/catalog/brands.ts';
import { picture } from '#demo/picture.ts';
import { decodeFeed } from '#server/catalog-import/feed/encoding/feed-encoding.ts';
import type { FeedCategory, FeedOffer, FeedPromo } from '#server/catalog-import/feed/feed-items.ts';
import { DEFAULT_LIMITS } from '#server/catalog-import/feed/feed-limits.ts';
import { readFeed } from '#server/catalog-import/feed/feed-reader.ts';
import { valueKey } from '#server/db/sql-values.ts';
import { writeFeed } from './write-feed.ts';

const now = new Date('2026-03-10T00:00:00Z');
const offers: FeedOffer[] = [];
const categories: FeedCategory[] = [];
const promos: FeedPromo[] = [];

async function* encoded(text: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const piece of text) yield Buffer.from(piece);
}

beforeAll(async () => {
  for await (const items of readFeed(decodeFeed(encoded(writeFeed({ now }))), DEFAULT_LIMITS)) {
    for (const item of items) {
      if (item.kind === 'offer') offers.push(item.offer);
      else if (item.kind === 'category') categories.push(item.category);
      else if (item.kind === 'promo') promos.push(item.promo);
    }
  }
});

function shopParam(offer: FeedOffer, name: string): string | undefined {
  return offer.params.find((param) => param.name === `shop:${name}`)?.value;
}

function distinct<T>(values: Iterable<T>): number {
  return new Set(values).size;
}

describe('the demo feed', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    const text = (seed: number): string => Array.from(writeFeed({ now, seed })).join('');
    expect(text(1)).toBe(text(1));
    expect(text(2)).not.toBe(text(1));
  });

  it('spells each value of an attribute in one way', () => {
    const spellings = Map.groupBy(
      new Set(offers.flatMap(({ params }) => params.map(({ name, value }) => `${name}: ${value}`))),
      (text) => valueKey(text),
    );
    const various = [...spellings.values()].filter((texts) => texts.length > 1);
    expect(various).toEqual([]);
  });

  it('has at least 3,000 products with unique names, ids and codes', () => {
    expect(offers.length).toBeGreaterThanOrEqual(3000);
    expect(distinct(offers.map(({ id }) => id))).toBe(offers.length);
    expect(distinct(offers.map(({ fields }) => fields.get('name')))).toBe(offers.length);
    expect(distinct(offers.map(({ fields }) => fields.get('vendorCode')))).toBe(offers.length);
    expect(distinct(offers.map(({ fields }) => fields.get('barcode')))).toBe(offers.length);
  });

  it('fills every leaf of a tree of three levels', () => {
    const parents = new Set(categories.map(({ parentID }) => parentID));
    const leaves = categories.filter(({ id }) => !parents.has(id)).map(({ id }) => id);
    const filled = new Set(offers.map(({ fields }) => fields.get('categoryId')));
    expect(leaves.filter((id) => !filled.has(id))).toEqual([]);
    expect([...filled].filter((id) => !leaves.includes(id ?? ''))).toEqual([]);
    const roots = categories.filter(({ parentID }) => parentID === '');
    expect(roots.length).toBeGreaterThanOrEqual(13);
  });

  it('has forty makers and all of them sell something', () => {
    const makers = new Set(offers.map(({ fields }) => fields.get('vendor')));
    expect(Object.keys(brands).length).toBeGreaterThanOrEqual(40);
    expect(Object.values(brands).filter(({ name }) => !makers.has(name))).toEqual([]);
  });

  it('has every stock level, every reason, restriction, old prices, multiples and news', () => {
    const stocks = offers.map(({ fields }) => Number(fields.get('count')));
    const levels: Array<[number, number]> = [
      [0, 0],
      [1, 2],
      [3, 9],
      [10, 49],
      [50, Number.POSITIVE_INFINITY],
    ];
    for (const [from, to] of levels) {
      expect(stocks.filter((stock) => stock >= from && stock <= to).length).toBeGreaterThan(100);
    }
    const reasons = new Set(offers.map((offer) => shopParam(offer, 'unavailability-reason')));
    expect([...reasons].filter((reason) => reason !== undefined).sort()).toEqual([
      'Discontinued',
      'Other',
      'OutOfStock',
      'RestrictedByProducer',
      'TemporaryUnavailable',
    ]);
    const has = (name: string): number =>
      offers.filter((offer) => shopParam(offer, name) !== undefined).length;
    expect(has('sale-forbidden')).toBeGreaterThan(5);
    expect(has('certificate-number')).toBeGreaterThan(2000);
    expect(has('new')).toBeGreaterThan(50);
    const withField = (field: string): number =>
      offers.filter(({ fields }) => fields.has(field)).length;
    expect(withField('oldprice')).toBeGreaterThan(200);
    expect(withField('step-quantity')).toBeGreaterThan(50);
  });

  it('has goods of every VAT rate of the shop: base, reduced and none', () => {
    const rates = offers.map(({ fields }) => fields.get('vat'));
    for (const rate of ['VAT_22', 'VAT_10', 'NO_VAT']) {
      expect(rates.filter((value) => value === rate).length, rate).toBeGreaterThan(50);
    }
    expect(new Set(rates).size).toBe(3);
  });

  it('has many results for the query «композит»', () => {
    const found = offers.filter(({ fields }) => /композит/i.test(fields.get('name') ?? ''));
    expect(found.length).toBeGreaterThanOrEqual(40);
    expect(distinct(found.map(({ fields }) => fields.get('vendor')))).toBeGreaterThanOrEqual(5);
  });

  it('has families by shade, ISO size and glove size', () => {
    const values = (name: string): Set<string> =>
      new Set(
        offers.flatMap(({ params }) =>
          params.filter((param) => param.name === name).map(({ value }) => value),
        ),
      );
    for (const shade of ['A1', 'A3,5', 'B4', 'C4', 'D4'])
      expect(values('Оттенок')).toContain(shade);
    for (const size of ['06', '25', '140']) expect(values('Размер ISO')).toContain(size);
    for (const size of ['XS', 'S', 'M', 'L', 'XL']) expect(values('Размер')).toContain(size);
  });

  it('has promotions, each with products of the feed', () => {
    const ids = new Set(offers.map(({ id }) => id));
    expect(promos.length).toBeGreaterThanOrEqual(8);
    for (const { id, products } of promos) {
      expect(products.length, id).toBeGreaterThan(0);
      expect(
        products.every(({ offerID }) => ids.has(offerID)),
        id,
      ).toBe(true);
    }
  });

  it('references only images that the artwork can draw, and certificates of its own products', () => {
    const urls = new Set([
      ...offers.flatMap(({ pictures }) => pictures.map(({ url }) => url)),
      ...categories.map((category) => category.picture?.url ?? 'none'),
      ...promos.map((promo) => promo.picture?.url ?? 'none'),
    ]);
    expect([...urls].filter((url) => picture(url) === null)).toEqual([]);
    expect(offers.every(({ pictures }) => pictures.length > 0)).toBe(true);
    const byFile = new Map(offers.map((offer) => [`/certificates/${offer.id}.pdf`, offer]));
    const certified = offers.filter((offer) => shopParam(offer, 'certificate-url') !== undefined);
    expect(certified.length).toBeGreaterThan(2000);
    for (const offer of certified) {
      const owner = byFile.get(shopParam(offer, 'certificate-url') ?? '');
      expect(owner?.groupID, offer.id).toBe(offer.groupID);
    }
  });

  it('writes no part of a word on an image', () => {
    const notes = offers.flatMap(({ pictures }) =>
      pictures.map(({ url }) => parsePicturePath(url)?.note ?? ''),
    );
    expect(notes.filter((note) => note !== '').length).toBeGreaterThan(100);
    expect(notes.filter((note) => /^[-–]/.test(note))).toEqual([]);
  });

  it('draws the members of a family differently', () => {
    const families = Map.groupBy(offers, ({ groupID }) => groupID);
    const alike = [...families].filter(
      ([groupID, members]) =>
        groupID !== '' &&
        distinct(members.map(({ pictures }) => pictures[0]?.url)) < members.length,
    );
    expect(alike.map(([, members]) => members[0]?.fields.get('name'))).toEqual([]);
  });

  it('shows a dimension, the pack or a detail on the second image', () => {
    for (const { id, pictures } of offers) {
      const views = pictures.map(({ url }) => url.split('/')[2]);
      expect(views[0], id).toBe('product');
      expect(['scheme', 'pack', 'detail'], id).toContain(views[1]);
    }
  });

  it('sells anesthetics by substance, strength and ratio, as variants of their own', () => {
    const strengths = offers
      .map(({ fields, params }) => {
        const of = (requested: string): string =>
          params.find(({ name }) => name === requested)?.value ?? '';
        return /^Анестетик местный/.test(fields.get('name') ?? '')
          ? `${of('Вещество')} ${of('Концентрация')} % ${of('Вазоконстриктор')}`
          : '';
      })
      .filter(Boolean);
    for (const requested of [
      'Артикаин 4 % с эпинефрином 1:100 000',
      'Артикаин 4 % с эпинефрином 1:200 000',
      'Мепивакаин 3 % без вазоконстриктора',
      'Лидокаин 2 % с эпинефрином 1:100 000',
    ]) {
      expect(strengths).toContain(requested);
    }
  });

  it('grows to any size with unique ids', () => {
    const text = Array.from(writeFeed({ now, offers: 7000 })).join('');
    const ids = Array.from(text.matchAll(/<offer id="(\d+)"/g), ([, id]) => id);
    expect(ids).toHaveLength(7000);
    expect(distinct(ids)).toBe(7000);
  });
});
