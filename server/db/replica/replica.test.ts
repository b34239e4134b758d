import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCatalog } from '#demo/seed/seed.ts';
import { readAnywhere, type replicaReads } from '#server/contract/replica/replica-reads.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import {
  createMigratedDatabase,
  type OwnPostgres,
  startOwnPostgres,
} from '#tests/support/servers/postgres.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { WatchedReplica } from './replica.ts';

const logger = pino({ level: 'silent' });
const patienceMs = 20_000;
const user: Session = {
  userID: 'reader',
  claims: { sub: 'reader' },
  verifiedPhone: null,
  verifiedEmail: null,
};

/** Streaming replication between two servers of the test's own, with the demo catalog. */
describe.runIf(process.env.TEST_DATABASE_URL)('a shop with a replica', () => {
  let primary: OwnPostgres;
  let standby: OwnPostgres;
  let database: OpenDatabase;
  let server: TestServer;
  /** The standby as its administrator sees it. */
  let copy: OpenDatabase;
  let slug: string;

  beforeAll(async () => {
    primary = await startOwnPostgres();
    const url = await createMigratedDatabase(primary.url);
    const filling = await openPostgres(url, 2, logger, { longQueries: true });
    await seedCatalog(filling.db, logger);
    await filling.close();
    standby = await primary.replicate();
    const copyUrl = new URL(standby.url);
    copyUrl.pathname = new URL(url).pathname;
    database = await openPostgres(url, 5, logger, {
      replica: { url: copyUrl.href, maxLagMs: 60_000 },
    });
    copy = await openPostgres(copyUrl.href, 1, logger, { isMigrated: true });
    server = await startTestServer({ database });
    const list = { page: 1, pageSize: 1 };
    const { body } = await server.request('POST', '/api/v1/product/getProducts', { body: list });
    slug = body.items[0].slug;
    await untilUsed();
  }, 120_000);

  afterEach(async () => {
    await resume();
    await untilUsed();
  }, 60_000);

  afterAll(async () => {
    await copy?.close();
    await server?.close();
    await standby?.stop();
    await primary?.stop();
  });

  /** The replica, when it may be used now. */
  const chosen = async (): Promise<Database | null> => (await database.replica?.choose()) ?? null;
  const untilUsed = () =>
    vi.waitUntil(async () => (await chosen()) !== null, { timeout: patienceMs });

  const pause = () => copy.db.execute(sql`select pg_wal_replay_pause()`);
  const resume = () => copy.db.execute(sql`select pg_wal_replay_resume()`);
  /** Where an operation reads, by the side that recovers from the other's log. */
  const sideOf = (operation: string, session: Session | null = null) =>
    readAnywhere(operation, session, database, async (db) => {
      const { rows } = await db.execute<{ copy: boolean }>(sql`select pg_is_in_recovery() as copy`);
      return rows[0]?.copy ? 'replica' : 'primary';
    });
  const untilSide = (side: 'primary' | 'replica') =>
    expect.poll(() => sideOf('listProducts'), { timeout: patienceMs }).toBe(side);
  const writeOnPrimary = () =>
    database.db.execute(sql`update products set name = name || '.' where slug = ${slug}`);

  it('serves each read of the catalog as the primary does, without a write', async () => {
    const only = await startTestServer({ database: { ...database, replica: null } });
    const [category] = (await server.request('GET', '/api/v1/product/categories')).body.items;
    const [brand] = (await server.request('GET', '/api/v1/brands')).body.items;
    const [promotion] = (await server.request('POST', '/api/v1/promotions/filter', { body: {} }))
      .body.items;
    const list = { page: 1, pageSize: 20 };
    const requests: Record<(typeof replicaReads)[number], readonly [string, unknown?]> = {
      getBrand: [`/brands/${brand.id}`],
      getCategory: [`/product/categories/${category.slug}`],
      getCategoryHierarchy: [`/product/categories/${category.slug}/hierarchy`],
      getCategoryTree: ['/product/categories'],
      getProductByMarketID: ['/product/idByMarket/unknown'],
      getProductBySlug: [`/product/bySlug/${slug}`],
      getProductFilters: ['/product/getFilters', { query: 'перчатки' }],
      listBrands: ['/brands'],
      listHitProducts: ['/product/hits'],
      listProducts: ['/product/getProducts', { ...list, query: 'перчаткии' }],
      listPromotionCategories: [`/promotions/${promotion.id}/categories/topLevel`, {}],
      listPromotionProducts: [
        '/promotions/products/filter',
        { page: 1, pageSize: 20, promotionID: promotion.id },
      ],
      listPromotions: ['/promotions/filter', {}],
      listRecommendedProducts: ['/product/recommendations?kind=ForYou'],
      searchBrands: ['/brands/search?query=3'],
      searchCatalog: ['/search?query=бор'],
    };
    for (const [operation, [path, body]] of Object.entries(requests)) {
      const method = body === undefined ? 'GET' : 'POST';
      const call = body === undefined ? {} : { body };
      const own = await server.request(method, `/api/v1${path}`, call);
      expect(own.status, operation).toBe(operation === 'getProductByMarketID' ? 404 : 200);
      const other = await only.request(method, `/api/v1${path}`, call);
      const { traceID: _own, ...rest } = own.body;
      expect(rest, operation).toMatchObject(withoutTrace(other.body));
      // A statement that writes would have failed there, and the primary would have served it.
      expect(await chosen(), operation).not.toBeNull();
    }
  });

  it('reads on the primary what a user may have just changed', async () => {
    expect(await sideOf('listProducts')).toBe('replica');
    expect(await sideOf('listProducts', user)).toBe('primary');
    expect(await sideOf('listBrands', user)).toBe('replica');
    expect(await sideOf('getCart', user)).toBe('primary');
  });

  it('reads from the primary while the replica has an older catalog', async () => {
    await pause();
    await database.db.execute(
      sql`insert into catalogue_imports (source, finished_at) values ('test', now())`,
    );
    await untilSide('primary');
    expect(database.replica?.isUsed).toBe(true);
    await resume();
    await untilSide('replica');
  });

  it('does not use a replica that is further behind than it may be', async () => {
    const replica = new WatchedReplica({
      primary: database.db,
      copy: copy.db,
      maxLagMs: 1,
      logger,
    });
    await expect.poll(async () => (await replica.choose()) !== null).toBe(true);
    await pause();
    await writeOnPrimary();
    await expect.poll(() => replica.lagMs ?? 0, { timeout: patienceMs }).toBeGreaterThan(1);
    expect(await replica.choose()).toBeNull();
    await resume();
    await expect
      .poll(async () => (await replica.choose()) !== null, { timeout: patienceMs })
      .toBe(true);
    replica.close();
  });

  it('serves from the primary when the replica is lost, and from it again when it is back', async () => {
    await untilSide('replica');
    await standby.breakable.crash();
    const { status } = await server.request('GET', '/api/v1/product/idByMarket/unknown');
    expect(status).toBe(404);
    expect(await sideOf('listProducts')).toBe('primary');
    expect(await chosen()).toBeNull();
    await expect(database.ping(2000)).resolves.toBeUndefined();
    await standby.breakable.revive();
    await untilSide('replica');
  });

  it('serves from the primary while the replica hangs, without waiting for it', async () => {
    await untilSide('replica');
    await standby.breakable.freeze();
    try {
      // Fewer than the time limit of a query on the replica.
      const late = delay(5000, 'late');
      expect(await Promise.race([sideOf('listProducts'), late])).toBe('primary');
      expect(await Promise.race([chosen(), late])).toBeNull();
    } finally {
      await standby.breakable.thaw();
    }
    await untilSide('replica');
  });

  it('does not repeat on the primary what took too long, or what is no failure of the database', async () => {
    await untilSide('replica');
    let calls = 0;
    const failing = (error: Error) =>
      readAnywhere('listProducts', null, database, () => {
        calls += 1;
        return Promise.reject(error);
      });
    const late = Object.assign(new Error('canceling statement'), { code: '57014' });
    await expect(failing(late)).rejects.toBe(late);
    await expect(failing(new Error('A fault of ours'))).rejects.toThrow('A fault of ours');
    expect(calls).toBe(2);
    const conflict = Object.assign(new Error('conflict with recovery'), { code: '40001' });
    await expect(failing(conflict)).rejects.toBe(conflict);
    expect(calls).toBe(4);
  });

  it('never uses a server that is no replica', async () => {
    const replica = new WatchedReplica({
      primary: database.db,
      copy: database.db,
      maxLagMs: 60_000,
      logger,
    });
    await replica.measure();
    expect(await replica.choose()).toBeNull();
    replica.close();
  });
});

function withoutTrace({ traceID: _, ...body }: Record<string, unknown>): Record<string, unknown> {
  return body;
}
