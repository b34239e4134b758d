import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import type { OpenDatabase } from './connection.ts';
import { isDatabaseUnavailable, sqlState } from './failures.ts';
import { readWithin } from './time-limit.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = async () => {
  const { rows } = await database.db.execute<{ limit: string }>(
    sql`select current_setting('statement_timeout') as limit`,
  );
  return rows[0]?.limit;
};

describe('reads with a time limit', () => {
  it('have it for their own statements alone', async () => {
    const before = await limit();
    const inside = await readWithin(database.db, 1234, async (tx) => {
      const { rows } = await tx.execute(sql`select current_setting('statement_timeout') as limit`);
      return rows[0];
    });
    expect(inside).toEqual({ limit: '1234ms' });
    expect(await limit()).toBe(before);
  });

  it('change nothing', async () => {
    const writing = readWithin(database.db, 1000, (tx) => tx.execute(sql`delete from users`));
    await expect(writing.catch(sqlState)).resolves.toBe('25006');
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL', () => {
  it('cancels a read that takes longer, which is a passing failure', async () => {
    const began = performance.now();
    const failure = await readWithin(database.db, 200, (tx) =>
      tx.execute(sql`select pg_sleep(20)`),
    ).catch((error: unknown) => error);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(sqlState(failure)).toBe('57014');
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it('runs background jobs while requests have taken all their connections, with a limit of their own', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const taken = Array.from({ length: database.readPool()?.total || 10 }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await released;
      }),
    );
    const { rows } = await database.jobs.execute(sql`
      select current_setting('statement_timeout') as limit,
        current_setting('application_name') as name`);
    expect(rows).toEqual([{ limit: '5min', name: 'dental-shop-jobs' }]);
    release();
    await Promise.all(taken);
    expect(await limit()).toBe('30s');
  });
});
