import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/connection.ts';
import { databaseClock } from './database-clock.ts';

/** The embedded database has the clock of its process: one with a clock of its own stands for PostgreSQL. */
function databaseAt(time: string): Database {
  return { execute: async () => ({ rows: [{ ms: `${Date.parse(time)}.25` }] }) } as never;
}

afterEach(() => vi.restoreAllMocks());

it.each(['2026-11-24T12:00:00Z', '2026-11-26T12:00:00Z'])(
  'shows the time of the database to a process at %s',
  async (own) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(own));
    const clock = await databaseClock(databaseAt('2026-11-25T12:00:00Z'));
    expect(clock().toISOString()).toMatch(/^2026-11-25T12:00:0/);
  },
);

it('goes on by itself', async () => {
  let passed = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const clock = await databaseClock(databaseAt('2026-11-25T12:00:00Z'));
  passed += 90_000;
  expect(clock().toISOString()).toMatch(/^2026-11-25T12:01:30/);
});
