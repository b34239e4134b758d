import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { callCounts } from '#server/db/schema/buying.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { countCall, pruneCallCounts } from './call-limit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date('2026-03-14T09:00:00.000Z');
const LIMIT = { calls: 2, windowMs: HOUR };

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  await database.db.delete(callCounts);
});

afterAll(() => database.close());

const plus = (ms: number) => new Date(START.getTime() + ms);

/** `'ok'`, or the seconds to wait. */
const count = (now: Date) =>
  countCall(database.db, 'promo-code:anna', LIMIT, now).then(
    () => 'ok',
    ({ headers }: { headers: Record<string, string> }) => Number(headers['Retry-After']),
  );

describe('limited calls', () => {
  it('are allowed again when their window ends', async () => {
    expect(await count(START)).toBe('ok');
    expect(await count(plus(1000))).toBe('ok');
    expect(await count(plus(2000))).toBe(3598);
    expect(await count(plus(HOUR + 1))).toBe('ok');
  });

  it('are blocked no longer than a window after the clock was a day ahead', async () => {
    for (let call = 0; call < 3; call += 1) await count(plus(DAY));
    expect([await count(START), await count(START), await count(START)]).toEqual([
      'ok',
      'ok',
      3600,
    ]);
  });

  it('are counted together by processes whose clocks differ a little', async () => {
    expect(await count(plus(30_000))).toBe('ok');
    expect(await count(START)).toBe('ok');
    expect(await count(plus(30_000))).toBe(3600);
  });

  it('are limited again after the clock was a day behind', async () => {
    for (let call = 0; call < 3; call += 1) await count(plus(-DAY));
    expect([await count(START), await count(START), await count(START)]).toEqual([
      'ok',
      'ok',
      3600,
    ]);
  });

  it('leave no windows of the future behind', async () => {
    await count(plus(DAY));
    await pruneCallCounts(database.db, plus(DAY));
    expect(await database.db.select().from(callCounts)).toHaveLength(1);
    await pruneCallCounts(database.db, START);
    expect(await database.db.select().from(callCounts)).toEqual([]);
  });
});
