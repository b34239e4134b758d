import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeStock } from '#server/order/place/stock.ts';
import { chooseIndex } from '#server/product/list/index-choice/choose-index.ts';
import { select } from '#server/product/list/product-selection.ts';
import { finishImport, seedCatalog } from '#tests/support/records/catalog.ts';
import { startSearchEngine, type TestEngine } from '#tests/support/servers/search-engine.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { currentEngine, MAX_AGE_MS, refreshEngine } from './current-engine.ts';
import { type EngineClient, openEngine } from './engine-client.ts';
import { type EngineState, productsOf, readState } from './engine-state.ts';

let searchEngine: TestEngine | null;
let server: TestServer;
let client: EngineClient;

beforeAll(async () => {
  searchEngine = await startSearchEngine();
}, 120_000);
afterAll(() => searchEngine?.stop());

beforeEach(async ({ skip }) => {
  if (searchEngine === null) skip('There is no search engine on this machine.');
  else client = openEngine(searchEngine.url);
  await client.write(sql`truncate rtindex catalog_state`);
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
  searchEngine?.thaw();
  await client.close();
  await server.close();
});

const jobs = () => server.database.jobs;
const refresh = () => refreshEngine(jobs(), client);
/** The copy of the version after so many imports, as a new database numbers them. */
const current = (imports = 1) => currentEngine(jobs(), String(imports));

/** The products of a list in the order of their prices. */
async function listed(filter: Parameters<typeof select>[1] = {}): Promise<readonly string[]> {
  const context = { db: server.db, jobs: jobs(), session: null, now: () => new Date() };
  const selection = await select(context, filter);
  const index = chooseIndex(context, selection, selection.snapshot.version);
  const sort = { field: 'Price', direction: 'ASC' } as const;
  return (await index.findPage(selection, { sort, page: 1, pageSize: 10 })).ids;
}

/** What the copy has of each product. */
async function contents(): Promise<unknown> {
  const copy = current();
  if (copy === null) throw new Error('The engine is not current');
  return copy.engine.query(sql`
    select product_id, price, available, flag_discount, flag_feedback
    from ${productsOf(copy.slot)} order by id_rank asc`);
}

async function state(): Promise<EngineState> {
  const read = await readState(client);
  if (read === null) throw new Error('The engine has no state');
  return read;
}

describe('a search engine', () => {
  it('contains what was committed since the last refresh', async () => {
    await refresh();
    const flags = { flag_discount: 0, flag_feedback: 0 };
    expect(await contents()).toEqual([
      { product_id: 'a', price: '1000', available: 1, ...flags },
      { product_id: 'b', price: '2000', available: 1, ...flags },
    ]);
    await server.db.transaction((tx) => takeStock(tx, [{ productID: 'a', quantity: 2 }]));
    await server.db.execute(
      sql`update products set price = 500, feedback_count = 2 where id = 'b'`,
    );
    await refresh();
    expect(await contents()).toEqual([
      { product_id: 'a', price: '1000', available: 0, ...flags },
      { product_id: 'b', price: '500', available: 1, flag_discount: 1, flag_feedback: 1 },
    ]);
    expect(await listed()).toEqual(['b', 'a']);
  });

  it('keeps the copy that is read while the other one is filled after an import', async () => {
    await refresh();
    const before = await state();
    await server.db.execute(sql`update products set listed = false where id = 'a'`);
    await finishImport(server.db);
    expect(current()).not.toBeNull();
    await refresh();
    expect(current()).toBeNull();
    expect(current(2)?.slot).not.toBe(before.slot);
    expect(await listed()).toEqual(['b']);
    const [{ products } = { products: null }] = await client.query(
      sql`select count(*) as products from ${productsOf(before.slot)}`,
    );
    expect(products).toBe(2);
  });

  it('is filled again after a pause that was longer than the log of changes', async () => {
    await refresh();
    const before = await state();
    await client.write(sql`replace into catalog_state
      (id, slot, version, snapshot, number_of_groups, checked_at)
      values (1, ${before.slot}, ${before.version}, ${before.snapshot}, 1000,
        ${before.checkedAt - 31 * 60_000})`);
    await refresh();
    expect((await state()).slot).not.toBe(before.slot);
  });

  it('is set aside when it hangs, and used again when it responds', async () => {
    await refresh();
    searchEngine?.freeze();
    expect(await listed({ priceFrom: 1500 })).toEqual(['b']);
    expect(current()).toBeNull();
    // Without waiting for it again.
    const started = performance.now();
    expect(await listed({ priceFrom: 500 })).toEqual(['a', 'b']);
    expect(performance.now() - started).toBeLessThan(1000);
    searchEngine?.thaw();
    await refresh();
    expect(current()).not.toBeNull();
    expect(await listed({ priceFrom: 1500 })).toEqual(['b']);
    expect(current()).not.toBeNull();
  });

  it('is not used when nobody has compared it with the database for seconds', async () => {
    await refresh();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + MAX_AGE_MS + 1);
    expect(current()).toBeNull();
  });

  it('rejects a refresh when it does not run, and lists come from the database', async () => {
    const nowhere = openEngine('sphinxql://127.0.0.1:1');
    await expect(refreshEngine(jobs(), nowhere)).rejects.toThrow('ECONNREFUSED');
    expect(await listed()).toEqual(['a', 'b']);
    await nowhere.close();
  });
});
