import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeStock } from '#server/order/place/stock.ts';
import { finishImport, seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  currentColumns,
  MAX_AGE_MS,
  pruneProductChanges,
  refreshColumns,
} from './current-columns.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { bory: ['bory'] },
    products: [
      { id: 'a', name: 'Бор A', price: 1000, stock: 2 },
      { id: 'b', name: 'Бор B', price: 2000 },
    ],
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** The version after so many imports, as a new database numbers them. */
const held = (imports = 1) => currentColumns(server.database.jobs, String(imports));
const refresh = () => refreshColumns(server.database.jobs, 'on');

/** Price and flags by product, as the columns have them. */
function contents(imports = 1): Record<string, [number, number]> {
  const { ids = [], prices, flags } = held(imports)?.columns ?? {};
  return Object.fromEntries(ids.map((id, row) => [id, [prices?.[row] ?? 0, flags?.[row] ?? 0]]));
}

describe('columns in memory', () => {
  it('contain what was committed since the last refresh', async () => {
    await refresh();
    expect(contents()).toEqual({ a: [1000, 1], b: [2000, 1] });
    await server.db.transaction((tx) => takeStock(tx, [{ productID: 'a', quantity: 2 }]));
    await server.db.execute(
      sql`update products set price = 1500, feedback_count = 2 where id = 'b'`,
    );
    await refresh();
    // New 2, discount 4, reviews 8.
    expect(contents()).toEqual({ a: [1000, 0], b: [1500, 1 + 4 + 8] });
  });

  // Needs two connections.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'contain a change that is committed after later ones',
    async () => {
      await refresh();
      await server.db.transaction(async (tx) => {
        await tx.execute(sql`update products set price = 1 where id = 'a'`);
        await server.database.jobs.execute(sql`update products set price = 2 where id = 'b'`);
        await refresh();
        expect(contents()).toEqual({ a: [1000, 1], b: [2, 5] });
      });
      await refresh();
      expect(contents()).toEqual({ a: [1, 5], b: [2, 5] });
    },
  );

  it('are not used after an import until they are loaded again', async () => {
    await refresh();
    await server.db.execute(sql`update products set listed = false where id = 'a'`);
    await finishImport(server.db);
    expect(held(2)).toBeNull();
    await vi.waitFor(async () => {
      await refresh();
      expect(contents(2)).toEqual({ b: [2000, 1] });
    }, 5000);
  });

  it('are not used when they have not been compared with the database for seconds', async () => {
    await refresh();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + MAX_AGE_MS + 100);
    expect(held()).toBeNull();
    await refresh();
    expect(held()).not.toBeNull();
  });

  it('are loaded again when the log of changes may lack some', async () => {
    await refresh();
    const before = held()?.columns;
    await server.db.execute(sql`update products set price = 7 where id = 'a'`);
    const later = new Date(Date.now() + 61 * 60_000);
    await pruneProductChanges(server.db, later);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 31 * 60_000);
    await refresh();
    expect(held()?.columns).not.toBe(before);
    expect(contents().a).toEqual([7, 5]);
  });

  it('are not loaded when the catalog is small, or the settings say so', async () => {
    await refreshColumns(server.database.jobs, 'auto');
    await refreshColumns(server.database.jobs, 'off');
    expect(held()).toBeNull();
  });

  it('give way to the database where they lack a filter', async () => {
    await refresh();
    await server.db.execute(sql`update products set price = 5 where id = 'b'`);
    const priceOf = async (body: object) => {
      const { body: filters } = await server.request('POST', '/api/v1/product/getFilters', {
        body,
      });
      return filters.price.min;
    };
    // The columns do not have the change yet; ids are a filter of the database.
    expect(await priceOf({})).toBe(1000);
    expect(await priceOf({ ids: ['a', 'b'] })).toBe(5);
  });
});
