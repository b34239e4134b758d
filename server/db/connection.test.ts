import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { createDatabase, dropDatabase } from '#tests/support/servers/postgres.ts';
import { type Database, type OpenDatabase, openDatabase } from './connection.ts';
import { isDatabaseUnavailable, sqlState } from './failures.ts';
import { brands } from './schema/catalog.ts';

const logger = pino({ level: 'silent' });

describe('the database', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  afterAll(() => database.close());

  const one = async (query: ReturnType<typeof sql>) =>
    Object.values((await database.db.execute(query)).rows[0] ?? {})[0];

  it('applies every migration once', async () => {
    const applied = await one(sql`select count(*)::int from drizzle.__drizzle_migrations`);
    expect(applied).toBeGreaterThanOrEqual(2);
  });

  it('searches Russian words by stem and by similarity', async () => {
    expect(
      await one(sql`select to_tsvector('russian', 'пломбы') @@ to_tsquery('russian', 'пломбой')`),
    ).toBe(true);
    expect(await one(sql`select similarity('композит', 'кампозит') > 0.3`)).toBe(true);
    expect(await one(sql`select unaccent('ёлка')`)).toBe('елка');
  });

  it('sorts names as a user expects', async () => {
    const { rows } = await database.db.execute(
      sql`select name from (values ('Щипцы'), ('Ёрш'), ('Жгут'), ('ершик'), ('Бор')) as list(name) order by name collate "und-x-icu"`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['Бор', 'Ёрш', 'ершик', 'Жгут', 'Щипцы']);
  });

  it('reports a constraint violation by its code', async () => {
    const brand = { id: 'b1', name: 'Дентал', slug: 'dental' };
    await database.db.insert(brands).values(brand);
    const failure = await database.db
      .insert(brands)
      .values(brand)
      .catch((error: unknown) => error);
    expect(sqlState(failure)).toBe('23505');
    expect(isDatabaseUnavailable(failure)).toBe(false);
  });

  it('rolls back a failed transaction', async () => {
    const before = await one(sql`select count(*)::int from brands`);
    await expect(
      database.db.transaction(async (tx) => {
        await tx.insert(brands).values({ id: 'b2', name: 'Вторая', slug: 'vtoraya' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await one(sql`select count(*)::int from brands`)).toBe(before);
  });

  it('responds to a ping until it is closed', async () => {
    const other = await openTestDatabase();
    await expect(other.ping(1000)).resolves.toBeUndefined();
    await other.close();
    await other.close();
    await expect(other.ping(1000)).rejects.toThrow();
    const failure = await other.db.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
});

describe('the embedded database', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-db-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const open = (env: Record<string, string> = {}) =>
    openDatabase(readConfig({ DATA_DIR: folder, ...env }), logger);

  it('persists data, applies no migration twice, and allows one process at a time', async () => {
    const first = await open();
    expect(first.kind).toBe('embedded');
    await first.db.insert(brands).values({ id: 'b1', name: 'Ёлка', slug: 'yolka' });
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    const migrations = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
    const applied = (await first.db.execute(migrations)).rows;
    await first.close();
    const second = await open();
    expect(await second.db.select({ name: brands.name }).from(brands)).toEqual([{ name: 'Ёлка' }]);
    expect((await second.db.execute(migrations)).rows).toEqual(applied);
    await second.close();
  });

  it('is rejected in production, unless it is requested', async () => {
    await expect(open({ NODE_ENV: 'production' })).rejects.toThrow(
      'Set DATABASE_URL=postgres://user:password@host:5432/shop',
    );
    const allowed = await open({ NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE: 'on' });
    await allowed.close();
  });

  it('releases its lock when it cannot be opened', async () => {
    const broken = await mkdtemp(join(folder, 'broken-'));
    await mkdir(join(broken, 'pglite'));
    await writeFile(join(broken, 'pglite', 'PG_VERSION'), '9.6');
    await expect(open({ DATA_DIR: broken })).rejects.toThrow('move the folder away');
    await expect(open({ DATA_DIR: broken })).rejects.toThrow('move the folder away');
  });
});

describe('unavailable PostgreSQL', () => {
  it('fails at once for a wrong URL, reported without the password', async () => {
    const failure = await openPostgres('postgres://shop:secret@127.0.0.1:1/shop', 2, logger, {
      patience: 0,
    }).catch((error: Error) => error.message);
    expect(failure).toContain('postgres://shop:***@127.0.0.1:1/shop');
    expect(failure).toContain('Check DATABASE_URL');
    expect(failure).not.toContain('secret');
  });
});

const testServer = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(testServer)('PostgreSQL', () => {
  it('is migrated by one of several processes that start simultaneously', async () => {
    const url = await createDatabase(testServer);
    const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, 2, logger)));
    const counts = await Promise.all(
      opened.map(async ({ db }) => {
        const { rows } = await db.execute(
          sql`select count(*)::int as count, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`,
        );
        return rows[0];
      }),
    );
    expect(counts[0]?.count).toBe(counts[0]?.distinct);
    expect(new Set(counts.map((count) => JSON.stringify(count))).size).toBe(1);
    await Promise.all(opened.map((database) => database.close()));
    await dropDatabase(url);
  });

  it('works again after it has closed every connection', async () => {
    const url = await createDatabase(testServer);
    const database = await openPostgres(url, 3, logger);
    await database.db.execute(sql`select 1`);
    const administrator = new Client({ connectionString: testServer });
    await administrator.connect();
    await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}'`,
    );
    await administrator.end();
    const first = await database.db.execute(sql`select 1`).catch((error: unknown) => error);
    if (first instanceof Error) expect(isDatabaseUnavailable(first)).toBe(true);
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await database.close();
    await dropDatabase(url);
  });

  it('does not respond to a ping while all its connections are taken', async () => {
    const url = await createDatabase(testServer);
    const database = await openPostgres(url, 2, logger);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const taken = Array.from({ length: 2 }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await released;
      }),
    );
    await database.ping(2000).then(
      () => expect.fail('a pool without a free connection is not ready'),
      (error: unknown) => expect(isDatabaseUnavailable(error)).toBe(true),
    );
    release();
    await Promise.all(taken);
    await database.ping(2000);
    await database.close();
    await dropDatabase(url);
  });

  it('prepares the statements of transactions when they repeat, and no others', async () => {
    const url = await createDatabase(testServer);
    const { db, close } = await openPostgres(url, 1, logger);
    const isPrepared = (name: string) => sql`exists (select from pg_prepared_statements
      where statement like ${`%as ${name}`})`;
    const add = (tx: Database, name: string, one: number) =>
      tx.execute(sql`select ${one}::int + 1 as ${sql.raw(name)}`);
    for (const one of [1, 2, 3]) {
      const [first, second] = await db.transaction((tx) =>
        Promise.all([add(tx, 'within', one), add(tx, 'within', one + 10)]),
      );
      expect([first.rows, second.rows]).toEqual([[{ within: one + 1 }], [{ within: one + 11 }]]);
      await add(db, 'beside', one);
    }
    const { rows } = await db.execute(
      sql`select ${isPrepared('within')} as within, ${isPrepared('beside')} as beside`,
    );
    expect(rows).toEqual([{ within: true, beside: false }]);
    await close();
    await dropDatabase(url);
  });

  it('prepares a statement again that has failed among others sent with it', async () => {
    const url = await createDatabase(testServer);
    const { db, close } = await openPostgres(url, 1, logger);
    const divide = (tx: Database, by: number) =>
      tx.execute(sql`select 12 / ${by}::int as quotient`);
    for (const by of [0, 0, 0]) {
      const both = db.transaction((tx) => Promise.all([divide(tx, by), divide(tx, 3)]));
      expect(sqlState(await both.catch((error: unknown) => error))).toBe('22012');
    }
    const { rows } = await db.transaction((tx) => divide(tx, 4));
    expect(rows).toEqual([{ quotient: 3 }]);
    await close();
    await dropDatabase(url);
  });

  it('sends the beginning of a transaction with its first statement', async () => {
    const url = await createDatabase(testServer);
    const { db, close } = await openPostgres(url, 1, logger);
    const pool: Pool = Reflect.get(db, '$client');
    const client = await pool.connect();
    const written: string[] = [];
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const write = stream._writev?.bind(stream);
    stream._writev = (chunks, done) => {
      written.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      write?.(chunks, done);
    };
    client.release();
    await db.transaction((tx) => tx.execute(sql`select ${1}::int as first`));
    expect(written[0]).toMatch(/begin.*select \$1::int as first/s);
    await close();
    await dropDatabase(url);
  });

  it('a connection error during a transaction does not end the process', async () => {
    const url = await createDatabase(testServer ?? '');
    const database = await openPostgres(url, 2, logger);
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', note);
    const cut = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await tx.execute(sql`select pg_sleep(0.2)`);
    });
    expect(isDatabaseUnavailable(await cut.catch((error: unknown) => error))).toBe(true);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
    await database.close();
    await dropDatabase(url);
  });
});
