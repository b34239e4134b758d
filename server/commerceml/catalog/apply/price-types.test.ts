import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCatalogFile } from '#server/commerceml/catalog/read/catalog-parser.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { offersText } from '#tests/support/records/commerceml.ts';
import { feedBytes } from '#tests/support/records/feed.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { findPriceTypes, type PriceTypeSetting } from './price-types.ts';
import { RecordStore } from './store-records.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`
    insert into partners (id, name, inn) values ('c-1', 'ООО «Первая»', '7707083893'),
      ('c-2', 'ООО «Вторая»', '7707083893')`);
  await database.db.execute(sql`
    insert into partner_contracts (id, partner_id, number, type, valid_from)
    values ('k-1', 'c-1', 'Д-1', 'Purchase', '2026-01-01'),
      ('k-2', 'c-1', 'Общий', 'Purchase', '2026-01-01'),
      ('k-3', 'c-2', 'Общий', 'Purchase', '2026-01-01')`);
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`truncate exchange_records`));

const none: PriceTypeSetting = { publicType: null, contracts: [] };

/** What types of a file of one offer are for, whose prices are named by letters. */
function find(names: readonly string[], setting: PriceTypeSetting) {
  const types = Object.fromEntries(names.map((name, index) => [`type-${index}`, name]));
  const prices = Object.fromEntries(Object.keys(types).map((id) => [id, 100]));
  const text = offersText([{ id: 't-1', prices }], { types });
  return database.db.transaction(async (tx: Database) => {
    const store = await RecordStore.open(tx, 's-1');
    await readCatalogFile(feedBytes(text), (records) => store.add(records));
    await store.flush();
    return findPriceTypes(tx, setting);
  });
}

it('price types: the only one that is of no contract is for everybody', async () => {
  expect(await find(['Розничная', 'Д-1'], none)).toEqual({
    publicID: 'type-0',
    contracts: new Map([['type-1', ['k-1']]]),
    unused: [],
  });
});

it('price types: of several none is chosen without the setting', async () => {
  await expect(find(['Закупочная', 'Розничная'], none)).rejects.toThrow(
    'несколько типов цен: «Закупочная», «Розничная»',
  );
});

it('price types: one of the setting that 1С does not have is rejected', async () => {
  const setting = { ...none, publicType: 'Розничная ' };
  await expect(find(['Розничная', 'Опт'], setting)).rejects.toThrow('«Розничная »');
});

it('price types: belong to the contracts of the setting, and to none whose number is not unique', async () => {
  const setting = {
    publicType: 'type-0',
    contracts: [{ type: 'Опт', contractNumber: 'Д-1' }],
  };
  expect(await find(['Розничная', 'Опт', 'Общий'], setting)).toEqual({
    publicID: 'type-0',
    contracts: new Map([
      ['type-2', []],
      ['type-1', ['k-1']],
    ]),
    unused: ['Общий'],
  });
});
