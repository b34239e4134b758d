import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { catalogText } from '#tests/support/records/commerceml.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { CatalogExchange } from './catalog-exchange.ts';

const logger = pino({ level: 'silent' });
const key = { sessionID: 's-1', file: 'import.xml' };

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`
    insert into exchange_sessions (id, expires_at) values ('s-1', now() + interval '1 hour')`);
});
afterAll(() => database.close());

function createExchange(patienceMs?: number): CatalogExchange {
  return new CatalogExchange({
    db: database.db,
    jobs: database.jobs,
    now: () => new Date(),
    priceTypes: { publicType: null, contracts: [] },
    maxRemoved: 0.2,
    imageOrigins: [],
    reportsDir: null,
    ...(patienceMs !== undefined && { patienceMs }),
  });
}

it('a long import: reports progress until it is over, and is known to other processes', async () => {
  const exchange = createExchange(0);
  const more = `<Описание>${'слово '.repeat(100_000)}</Описание>`;
  await exchange.receive(key, Buffer.from(catalogText([{ id: 't-1', more }])));
  expect(await exchange.import(key, logger)).toBe(false);
  await expect.poll(() => exchange.import(key, logger), { timeout: 30_000 }).toBe(true);
  expect(await createExchange().import(key, logger)).toBe(true);
});

it('a file that a process has received: is imported by another one', async () => {
  await createExchange().receive(key, Buffer.from(catalogText([{ id: 't-2' }])));
  expect(await createExchange().import(key, logger)).toBe(true);
  const { rows } = await database.db.execute(sql`
    select id from exchange_records where kind = 'goods' order by id`);
  expect(rows).toEqual([{ id: 't-1' }, { id: 't-2' }]);
});

it('an import beside another one: waits for its end', async () => {
  if (database.kind === 'embedded') return;
  await createExchange().receive(key, Buffer.from(catalogText([{ id: 't-3' }])));
  await database.jobs.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7312011)`);
    expect(await createExchange().import(key, logger)).toBe(false);
  });
  expect(await createExchange().import(key, logger)).toBe(true);
});
