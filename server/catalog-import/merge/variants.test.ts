import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '#server/catalog-import/import.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { feedBytes, feedText, offerText } from '#tests/support/records/feed.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  await database.db.execute(
    sql`truncate catalogue_imports, promotions, products, brands, categories cascade`,
  );
});

afterAll(() => database.close());

type Params = Record<string, string | string[]>;

const member = (id: string, group: string, params: Params = {}) =>
  offerText(
    id,
    `<name>Перчатки</name>${Object.entries(params)
      .flatMap(([name, values]) =>
        [values].flat().map((value) => `<param name="${name}">${value}</param>`),
      )
      .join('')}`,
    `group_id="${group}"`,
  );

/** Offers with what distinguishes them, after an import. */
async function variantsOf(...offers: string[]): Promise<Record<string, unknown>> {
  const feed = feedBytes(feedText({ offers: offers.join('') }));
  const report = await importFeed(database.db, feed, { source: 'test' });
  expect(report.failure).toBeNull();
  const { rows } = await database.db.execute<{ id: string; variant: unknown }>(
    sql`select market_id as id, variant from products order by market_id`,
  );
  return Object.fromEntries(rows.map(({ id, variant }) => [id, variant]));
}

describe('variants beside the product itself', () => {
  it('lack nothing because their head has no parameters', async () => {
    // As shop builders export: eleven products, each followed by its six variants.
    const groups = Array.from({ length: 11 }, (_, index) => `${500_000 + index}`);
    const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
    const found = await variantsOf(
      ...groups.flatMap((group) => [
        member(group, group),
        ...sizes.map((size, place) => member(`${group}-${place}`, group, { Размер: size })),
      ]),
    );
    const distinguished = Object.entries(found).filter(([, variant]) => variant !== null);
    expect(distinguished).toHaveLength(66);
    expect(found['500003-2']).toEqual({ Размер: 'M' });
    expect(found['500003']).toBeNull();
  });

  it('are found where the head has an id of its own', async () => {
    expect(
      await variantsOf(
        member('a', 'G', { Материал: 'Нитрил' }),
        member('b', 'G', { Материал: 'Нитрил', Размер: 'S', Цвет: 'синий' }),
        member('c', 'G', { Материал: 'Нитрил', Размер: 'M', Цвет: 'белый' }),
      ),
    ).toEqual({
      a: null,
      b: { Размер: 'S', Цвет: 'синий' },
      c: { Размер: 'M', Цвет: 'белый' },
    });
  });

  it('are found where the head lists every value, or has only one variant', async () => {
    expect(
      await variantsOf(
        member('7', '7', { Размер: ['S', 'M'] }),
        member('7-1', '7', { Размер: 'S' }),
        member('7-2', '7', { Размер: 'M' }),
        member('8', '8'),
        member('8-1', '8', { Размер: 'L' }),
      ),
    ).toEqual({
      '7': null,
      '7-1': { Размер: 'S' },
      '7-2': { Размер: 'M' },
      '8': null,
      '8-1': { Размер: 'L' },
    });
  });

  it('keep what distinguishes all of them, heads included', async () => {
    expect(
      await variantsOf(
        member('9', '9', { Код: '1' }),
        member('9-1', '9', { Код: '2', Размер: 'S' }),
        member('9-2', '9', { Код: '3', Размер: 'M' }),
      ),
    ).toEqual({
      '9': { Код: '1' },
      '9-1': { Код: '2', Размер: 'S' },
      '9-2': { Код: '3', Размер: 'M' },
    });
  });
});

describe('what is no head', () => {
  it('leaves out an attribute that one of the distinguished members lacks', async () => {
    expect(
      await variantsOf(
        member('a', 'G', { Оттенок: 'A1', Срок: '2027' }),
        member('b', 'G', { Оттенок: 'A2', Срок: '2028' }),
        member('c', 'G', { Оттенок: 'A3' }),
      ),
    ).toEqual({ a: { Оттенок: 'A1' }, b: { Оттенок: 'A2' }, c: { Оттенок: 'A3' } });
  });

  it('leaves out an attribute of one of two members with ids of their own', async () => {
    expect(await variantsOf(member('a', 'G'), member('b', 'G', { Страна: 'Япония' }))).toEqual({
      a: null,
      b: null,
    });
  });

  it('is no group: 0', async () => {
    await variantsOf(member('a', '0', { Размер: 'S' }), member('b', '0', { Размер: 'M' }));
    const { rows } = await database.db.execute(
      sql`select count(distinct family_id)::int as families from products`,
    );
    expect(rows).toEqual([{ families: 2 }]);
  });
});
