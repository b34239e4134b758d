import '#tests/support/fixed-seed.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { valueKey } from '#server/db/sql-values.ts';
import type { CatalogIndex, FacetCounts } from '#server/product/catalog-index/catalog-index.ts';
import { columnIndex } from '#server/product/catalog-index/columns/column-index.ts';
import {
  currentEngine,
  refreshEngine,
} from '#server/product/catalog-index/engine/current-engine.ts';
import {
  type EngineClient,
  openEngine,
} from '#server/product/catalog-index/engine/engine-client.ts';
import { engineIndex } from '#server/product/catalog-index/engine/engine-index.ts';
import { countByColumns } from '#server/product/catalog-index/load/count-words.ts';
import { refreshColumns } from '#server/product/catalog-index/load/current-columns.ts';
import { loadColumns } from '#server/product/catalog-index/load/load-columns.ts';
import { MatchedRows } from '#server/product/catalog-index/load/match-rows.ts';
import { countingIndex, databaseIndex } from '#server/product/list/database-index.ts';
import { countedDepth } from '#server/product/list/facets.ts';
import { type Selection, select } from '#server/product/list/product-selection.ts';
import { seedCatalog, type TestProduct } from '#tests/support/records/catalog.ts';
import { startSearchEngine, type TestEngine } from '#tests/support/servers/search-engine.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Filter = components['schemas']['ProductFilter'];
type Sort = components['schemas']['ProductSort'];

const categories = {
  terapiya: ['terapiya'],
  kompozity: ['terapiya', 'kompozity'],
  tekuchie: ['terapiya', 'kompozity', 'tekuchie'],
  // Begins like another category, and is none of it.
  kompo: ['terapiya', 'kompo'],
  bory: ['bory'],
};
const brands = { a: 'Альфа', b: 'Бета', c: 'Гамма', none: 'Без товаров' };
const colors = ['белый', 'Белый', 'БЕЛЫЙ', 'жёлтый', 'Желтый', 'A2', 'a2', 'Ёлочный'];
const words = ['композит', 'бор', 'алмазный', 'жидкий', 'белый'];

/** A catalog with all that lists distinguish: families across categories, equal keys, missing values. */
const products = fc
  .sample(
    fc.record({
      group: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
      categoryID: fc.constantFrom(...Object.keys(categories)),
      staysInCategory: fc.boolean(),
      brandID: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
      price: fc.integer({ min: 1, max: 12 }).map((price) => price * 100),
      discount: fc.constantFrom(0, 0, 100),
      available: fc.boolean(),
      isNew: fc.boolean(),
      listed: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
      popularity: fc.constantFrom(0, 0, 5, 9),
      variantOrder: fc.integer({ min: 0, max: 2 }),
      feedbackCount: fc.constantFrom(0, 0, 3),
      day: fc.integer({ min: 1, max: 5 }),
      name: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
      color: fc.uniqueArray(fc.constantFrom(...colors), { maxLength: 2 }),
      size: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    }),
    260,
  )
  .map(
    (drawn, place): TestProduct => ({
      id: `${'zxya'[place % 4]}${place}`,
      name: drawn.name.join(' '),
      // Half of the families are in one category.
      categoryID:
        drawn.group !== null && drawn.group % 2 === 0
          ? (Object.keys(categories)[drawn.group % 5] ?? 'bory')
          : drawn.categoryID,
      brandID: drawn.brandID,
      groupID: drawn.group === null ? null : `g${drawn.group}`,
      price: drawn.price,
      priceWithoutDiscount: drawn.price + drawn.discount,
      available: drawn.available,
      isNew: drawn.isNew,
      listed: drawn.listed,
      popularity: drawn.popularity,
      variantOrder: drawn.variantOrder,
      feedbackCount: drawn.feedbackCount,
      createdAt: new Date(`2026-03-0${drawn.day}T00:00:00.123Z`),
      attributes: {
        ...(drawn.size === null ? {} : { Размер: String(drawn.size) }),
        Цвет: drawn.color,
      },
    }),
  );

const everyPart = {
  source: fc.constantFrom('Catalog', 'Popular', 'BrandProducts', 'BrandNewItems'),
  categoryID: fc.constantFrom(...Object.keys(categories), 'c-kompozity', 'unknown'),
  query: fc.constantFrom(...words, 'композит бор', 'алмазн', 'белы', 'ничего такого'),
  brandIDs: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'none', 'unknown'), { maxLength: 3 }),
  onlyAvailable: fc.boolean(),
  priceFrom: fc.integer({ min: 0, max: 1300 }),
  priceTo: fc.integer({ min: 0, max: 1300 }),
  flags: fc.uniqueArray(fc.constantFrom('New', 'Discount', 'HasFeedback'), { maxLength: 3 }),
  attributes: fc.array(
    fc.oneof(
      fc.record({
        name: fc.constant('Цвет'),
        values: fc.array(fc.constantFrom(...colors, ' БЕЛЫЙ '), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        name: fc.constantFrom('Размер', 'Нет такого'),
        values: fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 2 }),
      }),
    ),
    { maxLength: 3 },
  ),
};

/** Filters with at most three parts: with all of them nothing is found. */
const filters: fc.Arbitrary<Filter> = fc
  .tuple(
    fc.subarray(Object.keys(everyPart) as (keyof typeof everyPart)[], { maxLength: 3 }),
    fc.record(everyPart),
  )
  .map(([parts, all]) => Object.fromEntries(parts.map((part) => [part, all[part]])) as Filter);

const sorts: fc.Arbitrary<Sort | undefined> = fc.option(
  fc.record(
    {
      field: fc.constantFrom('Default', 'Price', 'New'),
      direction: fc.constantFrom('ASC', 'DESC'),
    },
    { requiredKeys: ['field'] },
  ) as fc.Arbitrary<Sort>,
  { nil: undefined },
);

const paging = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 30 }),
});

let server: TestServer;
let db: Database;
let database: CatalogIndex<Selection>;
let columns: CatalogIndex<Selection>;
let searchEngine: TestEngine | null;
let client: EngineClient | null;
/** The search engine, or, where there is none, nothing. */
let engine: CatalogIndex<Selection> | null = null;
/** What the engine has left to the database. */
let leftToDatabase = 0;

beforeAll(async () => {
  server = await startTestServer();
  db = server.db;
  await seedCatalog(db, { categories, brands, products });
  database = databaseIndex(db);
  const { columns: loaded } = await loadColumns(db);
  columns = columnIndex(loaded, new MatchedRows(loaded).in(db));
  searchEngine = await startSearchEngine();
  client = searchEngine && openEngine(searchEngine.url);
  engine = client && (await fed(client));
}, 120_000);
afterAll(async () => {
  await client?.close();
  await searchEngine?.stop();
  await server.close();
});

/** The index of a search engine that has the catalog. */
async function fed(used: EngineClient): Promise<CatalogIndex<Selection>> {
  await refreshEngine(db, used);
  const { snapshot } = await selectionOf({});
  const copy = currentEngine(db, snapshot.version);
  if (copy === null) throw new Error('The engine has not been fed');
  const fallback = countingIndex(db);
  const left = <Result>(result: Result): Result => {
    leftToDatabase += 1;
    return result;
  };
  return engineIndex(
    copy,
    {
      countFacets: (...given) => left(fallback.countFacets(...given)),
      countCards: (...given) => left(fallback.countCards(...given)),
      findPage: (...given) => left(fallback.findPage(...given)),
    },
    (error) => {
      throw error;
    },
  );
}

const selectionOf = (filter: Filter) =>
  select({ db, jobs: db, session: null, now: () => new Date() }, filter);

/** In an order of its own: that of equal counts is nobody's. */
function comparable({
  attributes,
  brands: counted,
  categories: inCategories,
  ...counts
}: FacetCounts) {
  const sorted = (map: ReadonlyMap<string, number>) =>
    [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...counts,
    flags: [...counts.flags],
    brands: sorted(counted),
    categories: sorted(inCategories),
    attributes: attributes
      .map(({ name, value, unit, position, count }) => [name, value, unit, position, count])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  };
}

/** Categories of the counted level, and values however they are spelled, without what describes them. */
function countsAlone({ attributes, categories: inCategories, ...counts }: FacetCounts) {
  return {
    ...comparable({ attributes: [], categories: inCategories, ...counts }),
    // A product directly in the chosen category has no category of the level.
    categories: [...inCategories].filter(([id]) => id !== '').toSorted(),
    attributes: attributes
      .map(({ name, value, count }) => [name, valueKey(value), count])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  };
}

describe('a search engine', () => {
  it('counts all facets as the database does', async ({ skip }) => {
    const index = engine ?? skip('There is no search engine on this machine.');
    let attributes = 0;
    leftToDatabase = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const selection = await selectionOf(filter);
        const depth = countedDepth(filter, selection.snapshot);
        const counts = await index.countFacets(selection, depth);
        attributes += counts.attributes.length;
        expect(countsAlone(counts)).toEqual(
          countsAlone(await database.countFacets(selection, depth)),
        );
      }),
      { numRuns: 150 },
    );
    expect(attributes).toBeGreaterThan(300);
    expect(leftToDatabase).toBeLessThan(15);
  });

  it('lists the same cards in the same order as the database', async ({ skip }) => {
    const index = engine ?? skip('There is no search engine on this machine.');
    let cards = 0;
    leftToDatabase = 0;
    await fc.assert(
      fc.asyncProperty(filters, sorts, paging, async (filter, sort, requested) => {
        const selection = await selectionOf(filter);
        // The database ranks what a search finds.
        const isRanked = filter.query !== undefined && sort?.field !== 'Price';
        const request = { ...requested, sort: isRanked ? { field: 'Price' as const } : sort };
        const page = await index.findPage(selection, request);
        cards += page.ids.length;
        expect(page).toEqual(await database.findPage(selection, request));
      }),
      { numRuns: 250 },
    );
    expect(cards).toBeGreaterThan(500);
    expect(leftToDatabase).toBeLessThan(25);
  });
});

describe('columns in memory', () => {
  it('count all facets as the database does', async () => {
    let attributes = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const selection = await selectionOf(filter);
        const depth = countedDepth(filter, selection.snapshot);
        const counts = await columns.countFacets(selection, depth);
        attributes += counts.attributes.length;
        expect(comparable(counts)).toEqual(
          comparable(await database.countFacets(selection, depth)),
        );
      }),
      { numRuns: 150 },
    );
    expect(attributes).toBeGreaterThan(300);
  });

  it('count what a search finds as the database does', async () => {
    await refreshColumns(db, 'on');
    const { snapshot } = await selectionOf({});
    const countWords = countByColumns(db, snapshot.version);
    for (const words of ["'бор'", "'композ':* & 'бел':*", "'алмазн' | 'жидк'"]) {
      const counts = countWords(words);
      const { rows } = await db.execute(sql`
        select count(distinct family_id)::int as total, count(*)::int as "productCount"
        from products where listed and search_vector @@ ${words}::tsquery`);
      expect(counts).toEqual(rows[0]);
      expect(counts?.total).toBeGreaterThan(5);
    }
  });

  it('list the same cards in the same order as the database', async () => {
    let cards = 0;
    await fc.assert(
      fc.asyncProperty(filters, sorts, paging, async (filter, sort, requested) => {
        const selection = await selectionOf(filter);
        // The database ranks what a search finds.
        const isRanked = filter.query !== undefined && sort?.field !== 'Price';
        const request = { ...requested, sort: isRanked ? { field: 'Price' as const } : sort };
        const page = await columns.findPage(selection, request);
        cards += page.ids.length;
        expect(page).toEqual(await database.findPage(selection, request));
      }),
      { numRuns: 250 },
    );
    expect(cards).toBeGreaterThan(500);
  });
});
