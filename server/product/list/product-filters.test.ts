import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/server/operations.ts';
import { refreshColumns } from '#server/product/catalog-index/load/current-columns.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Filter = components['schemas']['ProductFilter'];
type Filters = components['schemas']['ProductFilters'];

const kinds = ['database', 'columns'] as const;
const servers = new Map<(typeof kinds)[number], TestServer>();
let server: TestServer;

/** Families of three, whose members differ in brand, price, flags, availability and attributes. */
const products = Array.from({ length: 48 }, (_, place) => ({
  id: `p${place}`,
  name: `Товар ${place}`,
  categoryID: 'bory',
  ...(place % 4 === 0 ? {} : { brandID: `brand-${place % 3}` }),
  groupID: `g${Math.floor(place / 3)}`,
  price: 1000 + (place % 7) * 100,
  priceWithoutDiscount: 1300,
  isNew: place % 5 === 0,
  available: place % 3 > 0 || place > 20,
  attributes: { Форма: `форма ${place % 4}`, Размер: String(place % 5) },
}));

beforeAll(async () => {
  for (const kind of kinds) {
    const started = await startTestServer();
    servers.set(kind, started);
    await seedCatalog(started.db, {
      categories: { bory: ['bory'] },
      brands: { 'brand-0': 'Альфа', 'brand-1': 'Бета', 'brand-2': 'Гамма' },
      products,
    });
  }
});
afterAll(() => Promise.all([...servers.values()].map((started) => started.close())));

async function filtersOf(filter: Filter): Promise<Filters> {
  return (await server.request('POST', '/api/v1/product/getFilters', { body: filter })).body;
}

/** The size of the list of the same filter, which other SQL counts. */
async function totalOf(filter: Filter): Promise<number> {
  const { body } = await server.request('POST', '/api/v1/product/getProducts', { body: filter });
  return body.paging.total;
}

const values = [0, 1, 2, 3].flatMap((n): [string, string][] => [
  ['Форма', `форма ${n}`],
  ['Размер', String(n)],
]);

const chosen: [string, Filter][] = [
  ['no choice', {}],
  ['one choice', { brandIDs: ['brand-1'] }],
  ['two choices', { brandIDs: ['brand-1', 'brand-2'], priceTo: 1400 }],
  [
    'three choices',
    { brandIDs: ['brand-1'], flags: ['New'], attributes: [{ name: 'Размер', values: ['0'] }] },
  ],
  [
    'five choices',
    {
      brandIDs: ['brand-0', 'brand-2'],
      onlyAvailable: true,
      priceFrom: 1100,
      flags: ['Discount'],
      attributes: [{ name: 'Форма', values: ['форма 1', 'форма 2'] }],
    },
  ],
];

const cases = kinds.flatMap((kind) => chosen.map(([name, filter]) => ({ kind, name, filter })));

describe.each(cases)('facets of the $kind with $name', ({ kind, filter }) => {
  beforeEach(async () => {
    server = servers.get(kind) ?? server;
    if (kind === 'columns') await refreshColumns(server.database.jobs, 'on');
  });

  it('count what a list with that value in place of the choice has', async () => {
    const { total, brands, availability, flags, attributes } = await filtersOf(filter);
    expect(total).toBe(await totalOf(filter));
    expect(availability.count).toBe(await totalOf({ ...filter, onlyAvailable: true }));
    for (const id of ['brand-0', 'brand-1', 'brand-2']) {
      const count = brands.find(({ brand }) => brand.id === id)?.count ?? 0;
      expect([id, count]).toEqual([id, await totalOf({ ...filter, brandIDs: [id] })]);
    }
    for (const { flag, count } of flags) {
      // Flags hold together: each ignores only itself.
      const requested = [...new Set([...(filter.flags ?? []), flag])];
      expect([flag, count]).toEqual([flag, await totalOf({ ...filter, flags: requested })]);
    }
    for (const [name, value] of values) {
      const found = attributes.find((attribute) => attribute.name === name)?.values ?? [];
      const count = found.find((one) => one.value === value)?.count ?? 0;
      const others = (filter.attributes ?? []).filter((choice) => choice.name !== name);
      const requested = [...others, { name, values: [value] }];
      expect([value, count]).toEqual([value, await totalOf({ ...filter, attributes: requested })]);
    }
  });
});
