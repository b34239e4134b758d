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

it.each([
  ['SV-1045-01', 'bur-2'],
  ['sv 1045 01', 'bur-2'],
  ['CD-1045-01', 'bur-2'],
  ['CB-1045-01', 'bur-2'],
  ['св-1045-01', 'bur-2'],
  ['ЛВ-1009-03', 'bur-3'],
  ['дм100903', 'bur-3'],
])('match: finds a code in the letters of the other alphabet: %s', async (text, id) => {
  await database.db.execute(sql`update products set vendor_code = 'СВ-1045-01' where id = 'bur-2'`);
  await database.db.execute(sql`update products set vendor_code = 'LV-1009-03' where id = 'bur-3'`);
  const [row] = await matchRows(database.db, [{ row: 1, text, amount: '1', split: null }]);
  expect(row?.candidates).toEqual([id]);
});

it('match: takes a code as it is typed before the same in other letters', async () => {
  await database.db.execute(sql`update products set vendor_code = 'СВ-1045-02' where id = 'bur-4'`);
  await database.db.execute(sql`update products set vendor_code = 'SV-1045-02' where id = 'bur-5'`);
  const found = async (text: string) =>
    (await matchRows(database.db, [{ row: 1, text, amount: '1', split: null }]))[0]?.candidates;
  expect(await found('sv-1045-02')).toEqual(['bur-5']);
  expect(await found('СВ-1045-02')).toEqual(['bur-4']);
});
