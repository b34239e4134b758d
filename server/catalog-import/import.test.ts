import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeWindows1251 } from '#server/catalog-import/feed/encoding/windows-1251.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { type FeedParts, feedBytes, feedText, offerText } from '#tests/support/records/feed.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { type ImportOptions, importFeed } from './import.ts';
import type { ImportReport } from './report.ts';

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

function run(
  content: FeedParts | string | Uint8Array,
  options: Partial<ImportOptions> = {},
  pieceSize = 64 * 1024,
): Promise<ImportReport> {
  const plain = typeof content === 'string' || content instanceof Uint8Array;
  const bytes = feedBytes(plain ? content : feedText(content), pieceSize);
  return importFeed(database.db, bytes, { source: 'test', ...options });
}

async function select<Row extends object = Record<string, unknown>>(query: string): Promise<Row[]> {
  const { rows } = await database.db.execute(sql.raw(query));
  return rows as unknown as Row[];
}

async function product(marketID: string): Promise<Record<string, unknown>> {
  const [row] = await select(`select * from products where market_id = '${marketID}'`);
  if (row === undefined) throw new Error(`no product ${marketID}`);
  return row;
}

function reasons(report: ImportReport): string[] {
  return report.rejected.map(({ id, reason }) => `${id}: ${reason}`);
}

describe('a valid feed', () => {
  it('imports replacements of well-known names instead of the previous ones', async () => {
    const entry = (names: string, query: string) =>
      `<replacements><replacement names="${names}">${query}</replacement></replacements>`;
    await run({ promos: entry('Септанест; Septanest', 'анестетик артикаин') });
    expect(await select('select name, query from search_replacements order by name')).toEqual([
      { name: 'septanest', query: 'анестетик артикаин' },
      { name: 'септанест', query: 'анестетик артикаин' },
    ]);
    const report = await run({ promos: entry('Филтек', '') });
    expect(report.warned.map(({ reason }) => reason)).toContain(
      'для «Филтек» не сказано, чем заменить',
    );
    expect(await select('select name from search_replacements')).toEqual([]);
  });

  it('is recorded as finished in its own transaction', async () => {
    await run({});
    const [stored] = await select(`select p.xmin::text = i.xmin::text as together
      from products p, catalogue_imports i where i.finished_at is not null`);
    expect(stored).toEqual({ together: true });
  });

  it('fills every field of a product', async () => {
    const more = `
      <vendor>Lumivera</vendor><vendorCode>LV-1</vendorCode><name>Композит Nano A2</name>
      <price>1 234,50</price><oldprice>1500</oldprice><vat>VAT_10</vat><categoryId>2</categoryId>
      <picture>https://cdn.example.ru/1.jpg</picture><picture>/pictures/2.svg</picture>
      <description><![CDATA[<p>Светоотверждаемый</p><script>x</script>]]></description>
      <count>7</count><weight>0.022</weight><barcode>4601234567890</barcode>
      <country_of_origin>Германия</country_of_origin>
      <min-quantity>2</min-quantity><step-quantity>2</step-quantity>
      <param name="Оттенок">A2</param><param name="Масса" unit="г">4</param>
      <param name="shop:certificate-number">РЗН 2020/1</param>
      <param name="shop:certificate-date">2020-05-06</param>
      <param name="shop:manufacturer-code">778</param><param name="shop:new">true</param>
      <param name="shop:popularity">42</param><param name="shop:added">2025-03-04</param>`;
    const offers = offerText('10', more, 'group_id="G1" available="true"');
    const report = await run({ offers }, { imageOrigins: ['https://cdn.example.ru'] });
    expect(report).toMatchObject({ failure: null, accepted: 1, rejected: [], warned: [] });
    expect(await product('10')).toMatchObject({
      slug: 'kompozit-nano-a2',
      vendor_code: 'LV-1',
      manufacturer_code: '778',
      barcode: '4601234567890',
      category_id: '2',
      category_path: '/1/2/',
      group_id: 'G1',
      description: '<p>Светоотверждаемый</p>',
      vat_rate: 10,
      weight: 22,
      pack_size: 2,
      min_quantity: 2,
      stock: 7,
      available: true,
      is_new: true,
      popularity: 42,
      country: 'Германия',
      listed: true,
      search_text: 'композит nano a2 lumivera lv-1 778 4601234567890',
      pictures: [
        { url: 'https://cdn.example.ru/1.jpg', width: 600, height: 600 },
        { url: '/pictures/2.svg', width: 600, height: 600 },
      ],
      documents: [
        { number: 'РЗН 2020/1', title: 'Регистрационное удостоверение № РЗН 2020/1 от 06.05.2020' },
      ],
    });
    expect(
      await select('select price::int as price, price_without_discount::int as old from products'),
    ).toEqual([{ price: 123_450, old: 150_000 }]);
    expect(
      await select('select name, value, unit from product_attributes order by position'),
    ).toEqual([
      { name: 'Оттенок', value: 'A2', unit: null },
      { name: 'Масса', value: '4', unit: 'г' },
    ]);
    expect(await select('select name, product_count from categories order by id')).toEqual([
      { name: 'Терапия', product_count: 1 },
      { name: 'Композиты', product_count: 1 },
    ]);
    expect(await select('select name, product_count from brands')).toEqual([
      { name: 'Lumivera', product_count: 1 },
    ]);
  });

  it('takes the parent of a category from parent_id, with a remark', async () => {
    const categories =
      '<category id="1">Терапия</category><category id="2" parent_id="1">Композиты</category>';
    const report = await run({ categories });
    expect(report.warned.map(({ reason }) => reason)).toContain('parent_id прочитан как parentId');
    expect(await select("select path from categories where id = '2'")).toEqual([{ path: '/1/2/' }]);
  });

  it('links no certificate by a URL that could run, with a remark', async () => {
    const certified = (url: string) =>
      `<param name="shop:certificate-number">РЗН 1</param><param name="shop:certificate-url">${url}</param>`;
    const report = await run({
      offers:
        offerText('1', certified('javascript:alert(document.domain)')) +
        offerText('2', certified('https://user:secret@example.ru/1.pdf')) +
        offerText('3', certified('https://example.ru/1.pdf')),
    });
    const urls = await select(
      `select documents->0->>'url' as url from products order by market_id`,
    );
    expect(urls.map(({ url }) => url)).toEqual(['', '', 'https://example.ru/1.pdf']);
    expect(report.warned.map(({ id, topic }) => `${id}: ${topic}`)).toEqual([
      '1: адрес удостоверения',
      '2: адрес удостоверения',
    ]);
  });

  it('takes the VAT rate of an offer without one from the options, the base rate by default', async () => {
    await run({ offers: offerText('1') });
    expect(await product('1')).toMatchObject({ vat_rate: 22 });
    await run(
      { offers: offerText('1') + offerText('2', '<vat>VAT_22</vat>') },
      { assumedVat: null },
    );
    expect(await product('1')).toMatchObject({ vat_rate: null });
    expect(await product('2')).toMatchObject({ vat_rate: 22 });
  });

  it('is indexed by words of the name and of attribute values, the name first', async () => {
    const offers =
      offerText('1', '<name>Шприц пустой</name><param name="Тип">Композит</param>') +
      offerText('2', '<name>Композит светлый</name><vendor>Северит</vendor>');
    await run({ offers });
    const found = await select(`select market_id from products,
      to_tsquery('russian', 'композит') query where search_vector @@ query
      order by ts_rank(search_vector, query) desc`);
    expect(found).toEqual([{ market_id: '2' }, { market_id: '1' }]);
  });

  it('builds the name of a vendor.model offer', async () => {
    const more = '<typePrefix>Наконечник</typePrefix><vendor>Турбела</vendor><model>Т-400</model>';
    await run({ offers: offerText('1', more, 'type="vendor.model"') });
    expect(await product('1')).toMatchObject({ name: 'Наконечник Турбела Т-400' });
  });

  it('reads windows-1251, a byte order mark and any chunking', async () => {
    const offers = offerText('1', '<name>Щётка «Ёж» — №5</name>');
    await run(encodeWindows1251(feedText({ encoding: 'windows-1251', offers })), {}, 7);
    expect(await product('1')).toMatchObject({ name: 'Щётка «Ёж» — №5' });
    const marked = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(feedText({ offers })),
    ]);
    expect((await run(marked, {}, 1)).counts.unchanged).toBe(1);
  });

  it('converts currencies by their rate', async () => {
    const report = await run({
      currencies:
        '<currency id="RUR" rate="1"/><currency id="USD" rate="90.5"/><currency id="EUR" rate="CBRF"/>',
      offers:
        offerText('1', '<price>10.01</price><currencyId>USD</currencyId>') +
        offerText('2', '<currencyId>EUR</currencyId>') +
        offerText('3'),
    });
    expect(await select('select price::int as price from products order by market_id')).toEqual([
      { price: 90_591 },
      { price: 10_000 },
    ]);
    expect(reasons(report)).toEqual([expect.stringMatching(/^2: курс валюты EUR.*CBRF/)]);
  });

  it('distinguishes the variants of a group', async () => {
    const variant = (id: string, shade: string, size: string): string =>
      offerText(
        id,
        `<param name="Оттенок">${shade}</param><param name="Масса" unit="г">${size}</param><param name="Тип">Гибрид</param>`,
        'group_id="G"',
      );
    await run({ offers: variant('1', 'A1', '4') + variant('2', 'A2', '2') + offerText('3') });
    expect((await product('1')).variant).toEqual({ Оттенок: 'A1', Масса: '4 г' });
    expect((await product('3')).variant).toBeNull();
  });

  it('stores why a product cannot be sold', async () => {
    const param = (name: string, value: string): string =>
      `<param name="shop:${name}">${value}</param>`;
    await run({
      offers: [
        offerText('1', '<count>0</count>'),
        offerText('2', '', 'available="false"'),
        offerText('3', param('sale-forbidden', 'true')),
        offerText(
          '4',
          param('unavailability-reason', 'Discontinued') + param('unavailable-action', 'None'),
        ),
        offerText('5', '<count>~12</count>'),
      ].join(''),
    });
    expect(
      await select(
        'select available, unavailability_reason as reason, unavailable_action as action from products order by market_id',
      ),
    ).toEqual([
      { available: false, reason: 'OutOfStock', action: 'WaitingList' },
      { available: false, reason: 'TemporaryUnavailable', action: 'WaitingList' },
      { available: false, reason: 'RestrictedByProducer', action: 'RequestOffer' },
      { available: false, reason: 'Discontinued', action: 'None' },
      { available: true, reason: null, action: null },
    ]);
  });

  it('reads promotions, their products and special prices', async () => {
    const now = new Date('2026-02-01T12:00:00Z');
    const promos = `<gifts><gift id="g1"><name>Каппа</name></gift></gifts><promos>
      <promo id="flash" type="flash discount"><start-date>2026-01-01</start-date><end-date>2026-03-01</end-date>
        <purchase><product offer-id="1"><discount-price currency="RUR">80</discount-price></product><product offer-id="404"/></purchase></promo>
      <promo id="code" type="promo code"><name>Код</name><promo-code>ABC</promo-code><discount unit="percent">10</discount>
        <purchase><product category-id="1"/></purchase></promo>
      <promo id="gift" type="gift with purchase"><promo-gifts><promo-gift gift-id="g1"/></promo-gifts></promo>
      <promo id="back" type="n plus m"><start-date>2026-03-01</start-date><end-date>2026-01-01</end-date></promo>
    </promos>`;
    const report = await run(
      { offers: offerText('1') + offerText('2', '<categoryId>2</categoryId>'), promos },
      { now },
    );
    expect(
      await select(
        'select price::int as price, price_without_discount::int as old from products order by market_id',
      ),
    ).toEqual([
      { price: 8000, old: 10_000 },
      { price: 10_000, old: 10_000 },
    ]);
    expect(await select('select id, kind, name, terms from promotions order by position')).toEqual([
      { id: 'flash', kind: 'Discount', name: 'Специальная цена', terms: {} },
      {
        id: 'code',
        kind: 'PromoCode',
        name: 'Код',
        terms: { promoCode: 'ABC', discountPercent: 10 },
      },
      { id: 'gift', kind: 'Gift', name: 'Подарок за покупку', terms: { giftNames: ['Каппа'] } },
    ]);
    expect(
      await select(
        `select promotion_id, count(*)::int as products from promotion_products group by 1 order by 1`,
      ),
    ).toEqual([
      { promotion_id: 'code', products: 2 },
      { promotion_id: 'flash', products: 1 },
    ]);
    expect(reasons(report)).toEqual([expect.stringMatching(/^back: акция кончается раньше/)]);
    expect(report.warned).toEqual([
      expect.objectContaining({ id: 'flash', reason: expect.stringMatching(/404/) }),
    ]);
  });
});

describe('offers that are rejected', () => {
  const good = Array.from({ length: 20 }, (_, index) => offerText(`ok${index}`)).join('');

  it.each([
    ['a negative price', offerText('x', '<price>-5</price>'), /меньше нуля/],
    ['a zero price', offerText('x', '<price>0.00</price>'), /равна нулю/],
    ['an absurd price', offerText('x', '<price>999999999999</price>'), /100 млн/],
    ['a price in words', offerText('x', '<price>договорная</price>'), /не читается как число/],
    ['an ambiguous price', offerText('x', '<price>1,234.50</price>'), /не читается как число/],
    ['no price', offerText('x', '<price></price>'), /нет цены/],
    ['no name', offerText('x', '<name> </name>'), /нет названия/],
    ['a name too long', offerText('x', `<name>${'а'.repeat(301)}</name>`), /длиннее 300/],
    ['no category', offerText('x', '<categoryId></categoryId>'), /нет категории/],
    [
      'an unknown category',
      offerText('x', '<categoryId>77</categoryId>'),
      /неизвестная категория 77/,
    ],
    ['a repeated id', offerText('ok3'), /уже был в этом файле/],
    ['no id', offerText(''), /нет атрибута id/],
    ['a bad multiple', offerText('x', '<step-quantity>0</step-quantity>'), /step-quantity/],
    ['an undefined entity', offerText('x', '<vendor>A&nbsp;B</vendor>'), /неизвестная сущность/],
    ['a control character', offerText('x', '<vendor>A\u0001B</vendor>'), /управляющий символ/],
    [
      'an unknown extension value',
      offerText('x', '<param name="shop:unavailability-reason">Soon</param>'),
      /Discontinued/,
    ],
  ])('%s', async (_, bad, reason) => {
    const report = await run({ offers: good + bad });
    expect(report).toMatchObject({ failure: null, accepted: 20 });
    expect(report.rejected).toHaveLength(1);
    expect(report.rejected[0]?.reason).toMatch(reason);
    expect(report.rejected[0]?.line).toBeGreaterThan(5);
  });

  it('accepts an offer with a minor error, with a warning', async () => {
    const report = await run({
      offers: offerText('1', '<oldprice>50</oldprice><weight>много</weight><count>мало</count>'),
    });
    expect(report).toMatchObject({ accepted: 1, rejected: [] });
    expect(report.warned.map(({ topic }) => topic).sort()).toEqual([
      'вес',
      'остаток',
      'старая цена',
    ]);
  });
});

describe('feeds that change nothing', () => {
  beforeEach(async () => {
    await run({ offers: offerText('1') + offerText('2') });
  });

  const bomb =
    '<!DOCTYPE yml_catalog [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>';

  it.each<[string, string | Uint8Array, RegExp]>([
    ['cut in the middle', feedText({ offers: offerText('3') }).slice(0, -60), /обрывается/],
    ['cut inside an offer', `${feedText().split('</offer>')[0]}`, /обрывается/],
    ['a closing tag too many', feedText({ offers: '</offer>' }), /закрывающий тег/],
    [
      'an entity bomb',
      feedText({ prologue: bomb, categories: '<category id="1">&b;</category>' }),
      /неизвестная сущность/,
    ],
    [
      'an external entity',
      feedText({ prologue: bomb, offers: offerText('3', '<name>&xxe;</name>') }),
      /слишком много/,
    ],
    [
      'the wrong encoding',
      encodeWindows1251(feedText({ encoding: 'UTF-8' })),
      /не соответствуют кодировке/,
    ],
    ['UTF-8 declared as windows-1251', feedText({ encoding: 'windows-1251' }), /записан в UTF-8/],
    ['another format', '<?xml version="1.0"?><rss><channel/></rss>', /корневой элемент <rss>/],
    ['not XML', 'id;name;price\n1;Товар;100', /./],
    ['nothing', '', /обрывается или пуст/],
    ['no offers', feedText({ offers: '' }), /нет ни одного предложения/],
    [
      'too much rejected',
      feedText({ offers: offerText('1') + offerText('3', '<price>0</price>').repeat(2) }),
      /слишком много/,
    ],
    ['too deep', feedText({ offers: '<a>'.repeat(40) }), /Вложенность/],
    [
      'an endless text',
      feedText({ offers: `<offer id="3"><name>${'a'.repeat(3_000_000)}</name></offer>` }),
      /Слишком длинный/,
    ],
  ])('%s', async (_, content, reason) => {
    const before = await select('select * from products order by id');
    const report = await run(content);
    expect(report.failure).toMatch(reason);
    expect(await select('select * from products order by id')).toEqual(before);
    expect(
      await select(
        'select count(*)::int as finished from catalogue_imports where finished_at is not null',
      ),
    ).toEqual([{ finished: 1 }]);
  });

  it('skips a DOCTYPE without resolving it', async () => {
    const report = await run({
      prologue: '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
      offers: offerText('1') + offerText('2'),
    });
    expect(report.failure).toBeNull();
  });

  it('respects the limits of its caller', async () => {
    const offers = offerText('1') + offerText('2') + offerText('3');
    expect((await run({ offers }, { limits: { offers: 2 } })).failure).toMatch(/больше 2/);
    expect((await run({ offers }, { limits: { fileBytes: 300 } })).failure).toMatch(/больше 300/);
  });

  it('rolls back when the source fails', async () => {
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(feedText({ offers: offerText('9') }).slice(0, 400));
      throw new Error('disk');
    }
    await expect(importFeed(database.db, breaking(), { source: 'x' })).rejects.toThrow('disk');
    expect(await select('select count(*)::int as products from products')).toEqual([
      { products: 2 },
    ]);
  });
});

describe('the next import', () => {
  it('changes nothing for an unchanged feed', async () => {
    const offers =
      offerText('1', '<param name="A">1</param>') + offerText('2', '<vendor>GC</vendor>');
    await run({ offers });
    const before = await select('select *, xmin::text from products order by id');
    const report = await run({ offers });
    expect(report.counts).toEqual({ created: 0, updated: 0, unchanged: 2, unlisted: 0 });
    expect(await select('select *, xmin::text from products order by id')).toEqual(before);
  });

  it('updates, keeps ids and slugs, and replaces attributes', async () => {
    await run({ offers: offerText('1', '<param name="A">1</param>') });
    const before = await product('1');
    const report = await run({
      offers: offerText('1', '<name>Новое имя</name><price>5</price><param name="A">2</param>'),
    });
    expect(report.counts).toMatchObject({ created: 0, updated: 1 });
    const { id, slug, created_at } = before;
    expect(await product('1')).toMatchObject({ id, slug, created_at, name: 'Новое имя' });
    expect(await select('select value from product_attributes')).toEqual([{ value: '2' }]);
  });

  it('unlists removed products and lists returned ones again', async () => {
    await run({
      offers: offerText('1') + offerText('2', '<categoryId>2</categoryId><vendor>GC</vendor>'),
    });
    const report = await run({ offers: offerText('1') }, { allowRemoval: true });
    expect(report.counts).toEqual({ created: 0, updated: 0, unchanged: 1, unlisted: 1 });
    expect((await product('2')).listed).toBe(false);
    expect(await select('select id, product_count from categories order by id')).toEqual([
      { id: '1', product_count: 1 },
      { id: '2', product_count: 0 },
    ]);
    await run({
      offers: offerText('1') + offerText('2', '<categoryId>2</categoryId><vendor>GC</vendor>'),
    });
    expect((await product('2')).listed).toBe(true);
  });

  it('changes nothing when more products vanish than the limit, unless that is allowed', async () => {
    const offers = (count: number) =>
      Array.from({ length: count }, (_, index) => offerText(`${index}`)).join('');
    await run({ offers: offers(10) });
    const before = await select('select * from products order by id');
    const report = await run({ offers: offers(7), promos: '' });
    expect(report.failure).toMatch(/пропали бы товары: 3 из 10 \(30 %\).*--allow-removal/);
    expect(await select('select * from products order by id')).toEqual(before);
    expect((await run({ offers: offers(7) }, { maxRemoved: 0.3 })).failure).toBeNull();
    expect((await run({ offers: offers(6) })).counts.unlisted).toBe(1);
    expect((await run({ offers: offers(1) }, { allowRemoval: true })).counts.unlisted).toBe(5);
  });

  it('shows in a dry run what an import would change, and changes nothing', async () => {
    const stored = Array.from({ length: 8 }, (_, index) => offerText(`k${index}`)).join('');
    await run({ offers: offerText('1') + offerText('2') + stored });
    const tables = ['products', 'catalogue_imports', 'search_replacements', 'categories'];
    const stateOf = () => Promise.all(tables.map((table) => select(`select * from ${table}`)));
    const before = await stateOf();
    const next = {
      offers:
        offerText('1', '<name>Бор алмазный</name><price>150</price><count>0</count>') +
        offerText('3') +
        stored,
      promos: '<replacements><replacement names="А">Б</replacement></replacements>',
    };
    const dryRun = await run(next, { dryRun: true });
    expect(await stateOf()).toEqual(before);
    expect(dryRun).toMatchObject({ failure: null, isDryRun: true, accepted: 10 });
    expect(dryRun.difference).toEqual({
      listed: 10,
      created: { count: 1, examples: [{ id: '3', name: 'Товар 3' }] },
      returned: { count: 0, examples: [] },
      unlisted: { count: 1, examples: [{ id: '2', name: 'Товар 2' }] },
      repriced: {
        count: 1,
        examples: [{ id: '1', name: 'Бор алмазный', before: 10_000, after: 15_000 }],
      },
      renamed: {
        count: 1,
        examples: [{ id: '1', name: 'Бор алмазный', before: 'Товар 1', after: 'Бор алмазный' }],
      },
      soldOut: { count: 1, examples: [{ id: '1', name: 'Бор алмазный' }] },
    });
    const report = await run(next);
    expect([report.counts, report.difference]).toEqual([dryRun.counts, dryRun.difference]);
    expect((await run(next, { dryRun: true })).difference).toMatchObject({
      created: { count: 0 },
      repriced: { count: 0 },
      unlisted: { count: 0 },
    });
  });

  it('is complete when tidying up after the commit fails', async () => {
    const { db } = database;
    const breaking = new Proxy(db, {
      get: (target, name) =>
        name === 'execute'
          ? () => Promise.reject(new Error('no vacuum'))
          : Reflect.get(target, name).bind?.(target),
    });
    const report = await importFeed(breaking, feedBytes(feedText()), { source: 'test' });
    expect(report.failure).toBeNull();
    expect(report.afterthoughts).toEqual([expect.stringContaining('no vacuum')]);
    expect(await product('1')).toMatchObject({ listed: true });
  });

  it('is complete when the connection breaks after the commit', async () => {
    const { db } = database;
    const breaking = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name).bind?.(target);
        return async (work: Parameters<typeof db.transaction>[0]) => {
          await db.transaction(work);
          throw new Error('Connection terminated');
        };
      },
    });
    const report = await importFeed(breaking, feedBytes(feedText()), { source: 'test' });
    expect(report).toMatchObject({ failure: null, accepted: 1 });
  });

  it('says so when it cannot know whether it was committed', async () => {
    const { db } = database;
    const breaking = new Proxy(db, {
      get: (target, name) => {
        if (name === 'select' || name === 'transaction') {
          return () => {
            throw new Error('Connection terminated');
          };
        }
        return Reflect.get(target, name).bind?.(target);
      },
    });
    const importing = importFeed(breaking, feedBytes(feedText()), { source: 'test' });
    await expect(importing).rejects.toThrow('неизвестно');
  });

  it('restores the stock of the feed after sales', async () => {
    await run({ offers: offerText('1') });
    await database.db.execute(sql`update products set stock = 1`);
    expect((await run({ offers: offerText('1') })).counts.updated).toBe(1);
    expect((await product('1')).stock).toBe(5);
  });

  it('gives equal names different slugs and drops empty categories', async () => {
    const twin = (id: string): string => offerText(id, '<name>Бор</name>');
    await run({ offers: twin('1') + twin('2') });
    await run({
      offers: twin('1') + twin('2') + twin('3'),
      categories: '<category id="1">Терапия</category>',
    });
    const slugs = await select<{ slug: string }>('select slug from products order by market_id');
    expect(slugs[0]?.slug).toBe('bor');
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(3);
    expect(await select('select id from categories')).toEqual([{ id: '1' }]);
  });

  it('follows a category that moved or was renamed', async () => {
    await run({ offers: offerText('1', '<categoryId>2</categoryId>') });
    const categories = '<category id="2">Композиты</category><category id="1">Терапия</category>';
    await run({ offers: offerText('1', '<categoryId>2</categoryId>'), categories });
    expect((await product('1')).category_path).toBe('/2/');
  });
});
