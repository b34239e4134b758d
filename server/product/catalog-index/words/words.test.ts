import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadColumns } from '#server/product/catalog-index/load/load-columns.ts';
import { rowsOfWords } from '#server/product/catalog-index/load/match-rows.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { parseTextQuery } from './text-query-tree.ts';

const names = ['Бор алмазный', 'Бор твердосплавный', "Файл O'Brien 25", 'Композит A2', 'Композиты'];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { bory: ['bory'] },
    products: names.map((name, place) => ({ id: `p${place}`, name, vendorCode: `LV-${place}` })),
  });
});
afterAll(() => server.close());

describe('words in memory', () => {
  it.each([
    "'бор'",
    "'бо':*",
    "'б':*",
    "'бор' & 'алмазн'",
    "'бор' & ('алмазн' | 'твердосплавн':*)",
    "'файл' | 'бор' & 'алмазн'",
    "'композ':* | 'нет'",
    "'lv':*",
    "'25'",
    "'o''brien':* | 'brien'",
    "'нет такого'",
    "'я':*",
  ])('find what the database finds by %s', async (query) => {
    const { columns } = await loadColumns(server.db);
    const rows = rowsOfWords(columns, query);
    const { rows: found } = await server.db.execute<{ id: string }>(
      sql`select id from products where search_vector @@ ${query}::tsquery order by id`,
    );
    const ids = [...(rows ?? [])].map((row) => columns.ids[row]);
    expect(ids.toSorted()).toEqual(found.map(({ id }) => id));
  });

  it.each(["'бор':A", "'бор':*AB", "'бор' <-> 'алмазн'", "!'бор'", "('бор'", '', "'бор' 'файл'"])(
    'leave %s to the database',
    (query) => {
      expect(parseTextQuery(query)).toBeNull();
    },
  );

  it('are sorted in steps as at once', async () => {
    const texts = Array.from({ length: 70_001 }, (_, place) => String((place * 7919) % 100_003));
    expect(await sortInSteps(texts)).toEqual(texts.toSorted());
    expect(await sortInSteps([])).toEqual([]);
  });
});
