import { describe, expect, it } from 'vitest';
import type { FacetCounts } from '#server/product/catalog-index/catalog-index.ts';
import type { CatalogSnapshot, SnapshotCategory } from '#server/product/catalog-snapshot.ts';
import { countedDepth, toFilters } from './facets.ts';

function category(path: string): SnapshotCategory {
  const chain = path.split('/');
  const id = chain.at(-1) ?? '';
  const parentID = chain.at(-2) ?? null;
  const place = { parentID, path: `/${path}/`, depth: chain.length };
  return { id, name: id, slug: id, productCount: 1, picture: null, ...place };
}

const tree = ['a', 'a/a1', 'a/a1/x', 'a/a2', 'b'].map(category);
const brand = (id: string, name: string) => ({
  id,
  name,
  slug: id,
  country: null,
  logo: null,
  productCount: 1,
});
const snapshot: CatalogSnapshot = {
  version: '1',
  familyCount: 0,
  categories: new Map(tree.map((item) => [item.id, item])),
  categoriesBySlug: new Map(),
  children: Map.groupBy(tree, ({ parentID }) => parentID),
  brands: new Map([
    ['e', brand('e', 'Ёлка')],
    ['g', brand('g', 'Грань')],
    ['z', brand('z', 'Зуб')],
  ]),
};

const counts: FacetCounts = {
  total: 10,
  available: 7,
  minPrice: 100,
  maxPrice: 900,
  flags: new Map([['New', 3]]),
  brands: new Map([
    ['e', 6],
    ['g', 4],
    ['unknown', 1],
  ]),
  categories: new Map([
    ['x', 2],
    ['a1', 1],
    ['a2', 3],
    ['b', 4],
  ]),
  attributes: [],
};

const value = (name: string, text: string, count: number) => ({
  name,
  value: text,
  unit: null,
  position: 0,
  count,
});

describe('toFilters', () => {
  it('shows the direct subcategories of the chosen one', () => {
    const of = (filter: object, found: [string, number][]) =>
      toFilters({ ...counts, categories: new Map(found) }, filter, snapshot).categories.map(
        ({ category: { id }, count }) => [id, count],
      );
    const top: [string, number][] = [
      ['a', 6],
      ['b', 4],
    ];
    expect(of({}, top)).toEqual(top);
    expect(of({ categoryID: 'a' }, [['a2', 3]])).toEqual([['a2', 3]]);
    // Products directly in the chosen category are in no subcategory.
    expect(of({ categoryID: 'b' }, [['', 4]])).toEqual([]);
    expect(countedDepth({}, snapshot)).toBe(1);
    expect(countedDepth({ categoryID: 'a1' }, snapshot)).toBe(3);
  });

  it('sorts brands alphabetically and includes chosen ones with a count of 0', () => {
    const { brands } = toFilters(counts, { brandIDs: ['z'] }, snapshot);
    expect(brands.map((found) => [found.brand.name, found.count, found.selected])).toEqual([
      ['Грань', 4, false],
      ['Ёлка', 6, false],
      ['Зуб', 0, true],
    ]);
  });

  it('sorts values naturally and omits attributes with one value', () => {
    const attributes = [
      value('ISO', '10', 2),
      value('ISO', '6', 2),
      value('Форма', 'шар', 10),
      value('Хвостовик', 'FG', 9),
    ];
    const filters = toFilters({ ...counts, attributes }, {}, snapshot);
    expect(filters.attributes.map(({ name }) => name)).toEqual(['Хвостовик', 'ISO']);
    expect(filters.attributes[1]?.values.map((found) => found.value)).toEqual(['6', '10']);
  });

  it('sorts sizes, shades and amounts by magnitude', () => {
    const lists = [
      ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      ['A2', 'A3', 'A3,5', 'B1'],
      ['08', '10', '15'],
      ['50 мл', '1 л'],
    ];
    const attributes = lists.flatMap((values, list) =>
      values.toSorted().map((text) => value(`Список ${list}`, text, 1)),
    );
    const filters = toFilters({ ...counts, attributes }, {}, snapshot);
    const shown = filters.attributes
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ values }) => values.map((found) => found.value));
    expect(shown).toEqual(lists);
  });

  it('puts chosen attributes first, with all their chosen values', () => {
    const attributes = [value('Хвостовик', 'FG', 9), value('ISO', '6', 1)];
    const filter = { attributes: [{ name: 'ISO', values: ['8'] }] };
    const [first] = toFilters({ ...counts, attributes }, filter, snapshot).attributes;
    expect(first).toMatchObject({
      name: 'ISO',
      values: [
        { value: '6', selected: false },
        { value: '8', count: 0, selected: true },
      ],
    });
  });

  it('limits values to the maximum of the contract, dropping the rarest', () => {
    const attributes = Array.from({ length: 300 }, (_, n) => value('ISO', String(n), n + 1));
    const [iso] = toFilters({ ...counts, attributes }, {}, snapshot).attributes;
    expect(iso?.values).toHaveLength(200);
    expect(iso?.values[0]?.value).toBe('100');
  });
});
