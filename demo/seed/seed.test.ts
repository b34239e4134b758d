import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { createServices } from '#server/services.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { seedCatalog, seedDemo } from './seed.ts';

const quiet = { info: () => {} };
const now = new Date('2026-03-10T00:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedCatalog(database.db, quiet, { now });
}, 120_000);

afterAll(() => database.close());

async function numberOf(query: string): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql.raw(query));
  return rows[0]?.count ?? 0;
}

describe('seedCatalog', () => {
  it('does not change an existing catalog', async () => {
    expect(await seedCatalog(database.db, quiet, { now })).toBe(false);
  });

  it('imports its own feed without rejections', async () => {
    expect(
      await numberOf('select count(*)::int from products where listed'),
    ).toBeGreaterThanOrEqual(3000);
    expect(await numberOf('select refused as count from catalogue_imports')).toBe(0);
  });

  it('finds the variants of every family', async () => {
    expect(
      await numberOf(
        'select count(*)::int from products where group_id is not null and variant is null',
      ),
    ).toBe(0);
  });

  it('writes reviews that agree with the ratings', async () => {
    expect(await numberOf('select count(*)::int from product_feedback')).toBeGreaterThan(500);
    expect(
      await numberOf(`select count(*)::int from products p where feedback_count <>
        (select count(*) from product_feedback f where f.product_id = p.id)`),
    ).toBe(0);
  });
});

describe('seedDemo', () => {
  beforeAll(
    () =>
      seedDemo(database.db, createServices(readConfig({ NODE_ENV: 'test' }), database.db), quiet, {
        now,
      }),
    120_000,
  );

  it('creates a year of purchases, current orders and approvals', async () => {
    const statuses = await numberOf('select count(distinct status)::int from orders');
    expect(statuses).toBeGreaterThanOrEqual(10);
    expect(await numberOf('select count(*)::int from order_approvals')).toBeGreaterThan(3);
    const old = "select count(*)::int from orders where created_at < '2025-12-01'";
    expect(await numberOf(old)).toBeGreaterThan(10);
  });
});
