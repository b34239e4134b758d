import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog, type TestProduct } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** Paths from the root, by category. */
const categories = {
  a: ['a'],
  a1: ['a', 'a1'],
  a2: ['a', 'a2'],
  b: ['b'],
};
const shades = ['A1', 'A2', 'B1'];
const sizes = ['S', 'M'];
const pageSize = 4;

interface Model extends TestProduct {
  categoryID: keyof typeof categories;
  brandID: string;
  family: string;
  price: number;
  popularity: number;
  variantOrder: number;
  available: boolean;
  isNew: boolean;
  attributes: Record<string, string>;
}

interface Filter {
  categoryID?: string;
  brandIDs?: string[];
  attributes?: { name: string; values: string[] }[];
  priceFrom?: number;
  priceTo?: number;
  onlyAvailable?: boolean;
  flags?: 'New'[];
}

interface Sort {
  field: 'Default' | 'Price';
  direction?: 'ASC' | 'DESC';
}

/** Families of unrelated products: variants differ in price, brand and even category. */
const product = fc.record({
  group: fc.constantFrom('', 'g1', 'g2', 'g3', 'g4', 'g5'),
  categoryID: fc.constantFrom('a', 'a1', 'a2', 'b') as fc.Arbitrary<keyof typeof categories>,
  brandID: fc.constantFrom('x', 'y'),
  price: fc.constantFrom(100, 200, 300),
  popularity: fc.nat(2),
  variantOrder: fc.nat(3),
  available: fc.boolean(),
  isNew: fc.boolean(),
  shade: fc.constantFrom(...shades),
  size: fc.constantFrom(...sizes),
});

const catalog: fc.Arbitrary<Model[]> = fc
  .array(product, { minLength: 25, maxLength: 40 })
  .map((list) =>
    list.map(({ group, shade, size, ...rest }, place) => {
      const id = `p${String(place).padStart(2, '0')}`;
      return {
        ...rest,
        id,
        name: `Товар ${shade} ${size}`,
        stock: rest.available ? 10 : 0,
        groupID: group || null,
        family: group || id,
        attributes: { Оттенок: shade, Размер: size },
      };
    }),
  );

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    categoryID: fc.constantFrom('a', 'a1', 'b'),
    brandIDs: some(['x', 'y']),
    attributes: fc
      .tuple(some(shades), fc.option(some(sizes), { nil: [] }))
      .map(([A, B]) => [
        { name: 'Оттенок', values: A },
        ...(B.length > 0 ? [{ name: 'Размер', values: B }] : []),
      ]),
    priceFrom: fc.constantFrom(150, 250),
    priceTo: fc.constantFrom(150, 250),
    onlyAvailable: fc.boolean(),
    flags: fc.constant<'New'[]>(['New']),
  },
  { requiredKeys: [] },
);

const sort: fc.Arbitrary<Sort> = fc.constantFrom<Sort>(
  { field: 'Default' },
  { field: 'Price', direction: 'ASC' },
  { field: 'Price', direction: 'DESC' },
);

/** Whether one variant matches all choices together. */
function fits(one: Model, chosen: Filter): boolean {
  const path: readonly string[] = categories[one.categoryID];
  return (
    (chosen.categoryID === undefined || path.includes(chosen.categoryID)) &&
    (chosen.brandIDs?.includes(one.brandID) ?? true) &&
    (chosen.attributes ?? []).every(({ name, values }) =>
      values.includes(one.attributes[name] ?? ''),
    ) &&
    one.price >= (chosen.priceFrom ?? 0) &&
    one.price <= (chosen.priceTo ?? Number.POSITIVE_INFINITY) &&
    (!chosen.onlyAvailable || one.available) &&
    (!chosen.flags || one.isNew)
  );
}

/** The first number that is not 0, otherwise the order of ids. */
function compareBy(a: Model, b: Model, keys: readonly ((one: Model) => number)[]): number {
  const order = keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0);
  return order ?? (a.id < b.id ? -1 : 1);
}

const usual = [
  (one: Model) => -Number(one.available),
  (one: Model) => -one.popularity,
  (one: Model) => one.variantOrder,
];

/** Ids of the cards: the first matching variant of each family. */
function cardsOf(products: readonly Model[], chosen: Filter, { field, direction }: Sort): string[] {
  const sign = direction === 'DESC' ? -1 : 1;
  const key = field === 'Price' ? [(one: Model) => sign * one.price] : [];
  const families = Map.groupBy(
    products.filter((one) => fits(one, chosen)),
    ({ family }) => family,
  );
  const best = [...families.values()].flatMap((members) =>
    members.toSorted((a, b) => compareBy(a, b, [...key, ...usual])).slice(0, 1),
  );
  const inList = (a: Model, b: Model) => {
    if (field === 'Default') return compareBy(a, b, usual);
    return sign * (a.price - b.price) || sign * (a.id < b.id ? -1 : 1);
  };
  return best.toSorted(inList).map(({ id }) => id);
}

const countCards = (products: readonly Model[], chosen: Filter) =>
  cardsOf(products, chosen, { field: 'Default' }).length;

function withValue(chosen: Filter, name: string, value: string): Filter {
  const others = (chosen.attributes ?? []).filter((choice) => choice.name !== name);
  return { ...chosen, attributes: [...others, { name, values: [value] }] };
}

describe.each([1, 2, 3])('families of generated catalog %d', (seed) => {
  const [products = []] = fc.sample(catalog, { seed, numRuns: 1 });
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await seedCatalog(server.db, {
      categories,
      brands: { x: 'Икс', y: 'Игрек' },
      products: products.map(({ family: _, ...row }) => row),
    });
  });
  afterAll(() => server.close());

  const call = async (path: string, body: object) => {
    const response = await server.request('POST', `/api/v1/product/${path}`, { body });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  };

  async function pagesOf(body: object, total: number): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(total / pageSize) + 1; page += 1) {
      const { items, paging } = await call('getProducts', { ...body, page, pageSize });
      expect(paging.total).toBe(total);
      ids.push(...items.map(({ id }: { id: string }) => id));
    }
    return ids;
  }

  it('list: shows one card per family, the first variant that matches all filters', async () => {
    await fc.assert(
      fc.asyncProperty(filter, sort, async (chosen, order) => {
        const expected = cardsOf(products, chosen, order);
        expect(await pagesOf({ ...chosen, sort: order }, expected.length)).toEqual(expected);
      }),
      { numRuns: 25, seed },
    );
  });

  it('facets: a count is the total after choosing its value', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (chosen) => {
        const facets = await call('getFilters', chosen);
        expect(facets.total).toBe(countCards(products, chosen));
        expect(facets.availability.count).toBe(
          countCards(products, { ...chosen, onlyAvailable: true }),
        );
        expect(facets.flags[0].count).toBe(countCards(products, { ...chosen, flags: ['New'] }));
        for (const { brand, count } of facets.brands) {
          expect(count, brand.id).toBe(countCards(products, { ...chosen, brandIDs: [brand.id] }));
        }
        for (const { category, count } of facets.categories) {
          const narrower = { ...chosen, categoryID: category.id };
          expect(count, category.id).toBe(countCards(products, narrower));
        }
        for (const { name, values } of facets.attributes) {
          for (const { value, count } of values) {
            expect(count, value).toBe(countCards(products, withValue(chosen, name, value)));
          }
        }
      }),
      { numRuns: 25, seed },
    );
  });

  it('search: each family is found once', async () => {
    const total = new Set(products.map(({ family }) => family)).size;
    const found = await pagesOf({ query: 'товар' }, total);
    const families = found.map((id) => products.find((one) => one.id === id)?.family);
    expect(new Set(families).size).toBe(total);
    expect(families).toHaveLength(total);
  });

  it('categories and brands: count families', async () => {
    const { body } = await server.request('GET', '/api/v1/product/categories');
    for (const { id, productCount } of body.items) {
      expect(productCount, id).toBe(countCards(products, { categoryID: id }));
    }
    const { body: brands } = await server.request('GET', '/api/v1/brands');
    for (const { id, productCount } of brands.items) {
      expect(productCount, id).toBe(countCards(products, { brandIDs: [id] }));
    }
  });
});
