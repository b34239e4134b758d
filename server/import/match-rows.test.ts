import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { matchRows } from './match-rows.ts';

const COUNT = 700;

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedCatalog(database.db, {
    categories: { bory: ['bory'] },
    products: Array.from({ length: COUNT }, (_, index) => ({
      id: `bur-${index}`,
      name: `Бор алмазный шаровидный, серия К${index}`,
    })),
  });
});
afterAll(() => database.close());

it('match: finds every product of a long list of names in different spellings', async () => {
  const entries = Array.from({ length: COUNT }, (_, index) => ({
    row: index + 1,
    text: `серия к${index}: боры ШАРОВИДНЫЕ алмазные`,
    amount: '1',
    split: null,
  }));
  const rows = await matchRows(database.db, entries);
  expect(rows.map(({ candidates }) => candidates)).toEqual(
    entries.map((_, index) => [`bur-${index}`]),
  );
});

it('match: finds a code retyped with Cyrillic letters that look like its Latin ones', async () => {
  await database.db.execute(sql`update products set vendor_code = 'OT-1159-09' where id = 'bur-1'`);
  const [row] = await matchRows(database.db, [
    { row: 1, text: 'ОТ-1159-09', amount: '1', split: null },
  ]);
  expect(row?.candidates).toEqual(['bur-1']);
});
