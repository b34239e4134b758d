import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeWindows1251 } from '#server/catalog-import/feed/encoding/windows-1251.ts';
import {
  catalogText,
  offersText,
  type TestGoods,
  type TestOffer,
} from '#tests/support/records/commerceml.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

const exchange = {
  user: '1c',
  password: 'a-long-random-text',
  priceTypes: { publicType: 'Розничная', contracts: [{ type: 'Опт', contractNumber: 'Д-7' }] },
};
const FILE_LIMIT = 4 * 1_048_576;

let shop: TestShop;
/** Reports are written there. */
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shop-exchange-'));
  shop = await startTestShop({ config: { exchange, dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await shop.db.execute(sql`
    truncate exchange_records, exchange_sessions, catalogue_imports, promotions, products, brands,
      categories, contract_prices cascade`);
});

type Body = string | Uint8Array;

async function call(mode: string, cookie = '', body?: Body) {
  const url = `http://localhost:3000/1c/exchange?type=catalog&mode=${mode}`;
  const password = Buffer.from(`${exchange.user}:${exchange.password}`).toString('base64');
  const headers = { Cookie: cookie, Authorization: `Basic ${password}` };
  const request = new Request(
    url,
    body === undefined
      ? { headers }
      : { method: 'POST', headers, body: typeof body === 'string' ? body : new Uint8Array(body) },
  );
  const response = await shop.fetch(request);
  return response.text();
}

async function signIn(): Promise<string> {
  const [, name, value] = (await call('checkauth')).split('\n');
  const cookie = `${name}=${value}`;
  expect(await call('init', cookie)).toBe(`zip=yes\nfile_limit=${FILE_LIMIT}`);
  return cookie;
}

/** Calls `import` until it is over, as 1С does. */
async function apply(cookie: string, file: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const text = await call(`import&filename=${encodeURIComponent(file)}`, cookie);
    if (text !== 'progress') return text;
  }
  return 'progress';
}

async function send(files: Record<string, Body>, cookie?: string): Promise<string[]> {
  const session = cookie ?? (await signIn());
  const results: string[] = [];
  for (const [file, body] of Object.entries(files)) {
    expect(await call(`file&filename=${file}`, session, body)).toBe('success');
    results.push(await apply(session, file));
  }
  return results;
}

const OK = ['success', 'success'];

function sendCatalog(goods: readonly TestGoods[], offers: readonly TestOffer[], options = {}) {
  return send({
    'import0_1.xml': catalogText(goods, options),
    'offers0_1.xml': offersText(offers, options),
  });
}

async function select(query: string): Promise<Record<string, unknown>[]> {
  const { rows } = await shop.db.execute(sql.raw(query));
  // PostgreSQL's driver has bigint as text.
  return rows.map((row) => ('price' in row ? { ...row, price: Number(row.price) } : row));
}

async function product(marketID: string) {
  const [row] = await select(`select * from products where market_id = '${marketID}'`);
  return row;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `t-${index + 1}`);
const goodsOf = (count: number) => ids(count).map((id) => ({ id }));

describe('a catalog of 1С', () => {
  it('becomes categories, products and their attributes', async () => {
    const more = `<Штрихкод>4601234567890</Штрихкод><Описание>Кратко</Описание>
      <Изготовитель><Ид>m</Ид><Наименование>Эстерион</Наименование></Изготовитель>
      <Страна>Германия</Страна>
      <ЗначенияСвойств><ЗначенияСвойства><Ид>p-1</Ид><Значение>v-1</Значение></ЗначенияСвойства>
      <ЗначенияСвойства><Ид>p-2</Ид><Значение>Гель</Значение></ЗначенияСвойства></ЗначенияСвойств>
      <СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>10</Ставка></СтавкаНалога></СтавкиНалогов>
      <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>ОписаниеВФорматеHTML</Наименование>
      <Значение>&lt;p&gt;Подробно&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;</Значение></ЗначениеРеквизита>
      <ЗначениеРеквизита><Наименование>Вес</Наименование><Значение>0,25</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`;
    expect(
      await sendCatalog([{ id: 't-1', name: 'Адгезив', more }], [{ id: 't-1', name: 'Адгезив' }]),
    ).toEqual(OK);
    expect(await product('t-1')).toMatchObject({
      name: 'Адгезив',
      vendor_code: 'ART-t-1',
      barcode: '4601234567890',
      description: '<p>Подробно</p>',
      price: 10_000,
      stock: 5,
      available: true,
      vat_rate: 10,
      weight: 250,
      country: 'Германия',
      category_path: '/g-1/g-2/',
      group_id: null,
    });
    expect(await select('select name from brands')).toEqual([{ name: 'Эстерион' }]);
    expect(await select('select name, value from product_attributes')).toEqual([
      { name: 'Форма', value: 'Гель' },
    ]);
    expect(await select('select name, product_count from categories order by path')).toEqual([
      { name: 'Терапия', product_count: 1 },
      { name: 'Адгезивы', product_count: 1 },
    ]);
  });

  it('takes the brand from a property when no manufacturer is named', async () => {
    const more =
      '<ЗначенияСвойств><ЗначенияСвойства><Ид>p-1</Ид><Значение>v-1</Значение></ЗначенияСвойства></ЗначенияСвойств>';
    await sendCatalog([{ id: 't-1', more }], [{ id: 't-1' }]);
    expect(await select('select name from brands')).toEqual([{ name: 'Люмивера' }]);
    // A later file has only the values that its own goods use.
    const classifier =
      '<Группы><Группа><Ид>g-2</Ид><Наименование>Адгезивы</Наименование></Группа></Группы>' +
      '<Свойства><Свойство><Ид>p-1</Ид><Наименование>Производитель</Наименование></Свойство></Свойства>';
    const changes = catalogText([{ id: 't-1', name: 'Другое', more }], {
      changesOnly: true,
      classifier,
    });
    await send({ 'import.xml': changes });
    expect(await select('select name from brands')).toEqual([{ name: 'Люмивера' }]);
  });

  it('comes in windows-1251 as well, and twice changes nothing', async () => {
    const encoding = 'windows-1251';
    const files = {
      'import.xml': encodeWindows1251(catalogText([{ id: 't-1', name: 'Щёточка' }], { encoding })),
      'offers.xml': encodeWindows1251(offersText([{ id: 't-1', name: 'Щёточка' }], { encoding })),
    };
    expect(await send(files)).toEqual(OK);
    const before = await product('t-1');
    expect(before).toMatchObject({ name: 'Щёточка' });
    expect(await send(files)).toEqual(OK);
    expect(await product('t-1')).toEqual(before);
  });

  it('has variants by features, or by what their names add', async () => {
    const feature = (value: string) =>
      `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Размер (Перчатки (для характеристик))</Наименование><Значение>${value}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;
    await sendCatalog(
      [
        { id: 't-1', name: 'Перчатки' },
        { id: 't-2', name: 'Диск' },
      ],
      [
        { id: 't-1#a', name: 'Перчатки (M)', more: feature('M') },
        { id: 't-1#b', name: 'Перчатки (S)', more: feature('S') },
        { id: 't-2#a', name: 'Диск (зернистый)' },
        { id: 't-2#b', name: 'Диск (гладкий)', prices: { retail: 250 } },
      ],
    );
    expect(
      await select(
        'select market_id, group_id, variant from products order by group_id, variant_order',
      ),
    ).toMatchObject([
      { market_id: 't-1#b', group_id: 't-1', variant: { Размер: 'S' } },
      { market_id: 't-1#a', group_id: 't-1', variant: { Размер: 'M' } },
      { group_id: 't-2', variant: { Характеристика: expect.any(String) } },
      { group_id: 't-2', variant: { Характеристика: expect.any(String) } },
    ]);
    expect(await product('t-2#b')).toMatchObject({ price: 25_000 });
    // A change of one variant leaves the family whole.
    const change = offersText([{ id: 't-1#a', name: 'Перчатки (M)', quantity: 1 }], {
      changesOnly: true,
    });
    await send({ 'offers.xml': change });
    expect(await product('t-1#a')).toMatchObject({ stock: 1, variant: { Размер: 'M' } });
    expect(await product('t-1#b')).toMatchObject({ listed: true, variant: { Размер: 'S' } });
  });

  it('takes off what a whole catalog no longer has, up to the limit', async () => {
    await sendCatalog(goodsOf(10), goodsOf(10));
    await sendCatalog(goodsOf(9), goodsOf(9));
    expect(await product('t-10')).toMatchObject({ listed: false });
    expect(await product('t-9')).toMatchObject({ listed: true });
    const [first, second] = await sendCatalog(goodsOf(3), goodsOf(3));
    expect([first, second]).toEqual(['success', expect.stringMatching(/^failure\n.*пропали бы/)]);
    expect(await product('t-9')).toMatchObject({ listed: true });
  });

  it('that comes in several whole files is one catalog', async () => {
    const [head, tail] = [goodsOf(10).slice(0, 9), goodsOf(10).slice(9)];
    await sendCatalog(goodsOf(10), goodsOf(10));
    const cookie = await signIn();
    const results = await send(
      {
        'import0_1.xml': catalogText(head),
        'import0_2.xml': catalogText(tail),
        'offers0_1.xml': offersText(head),
        'offers0_2.xml': offersText(tail),
      },
      cookie,
    );
    expect(results).toEqual([...OK, ...OK]);
    expect(await product('t-10')).toMatchObject({ listed: true });
    expect(await call('complete', cookie)).toBe('success');
  });
});

describe('changes of a catalog', () => {
  beforeEach(async () => {
    await sendCatalog(goodsOf(10), goodsOf(10));
  });

  it('remove nothing, and change what they name', async () => {
    await sendCatalog([{ id: 't-1', name: 'Новое имя' }], [], { changesOnly: true });
    expect(await product('t-1')).toMatchObject({ name: 'Новое имя', price: 10_000, stock: 5 });
    expect(await select('select count(*)::int as count from products where listed')).toEqual([
      { count: 10 },
    ]);
  });

  it('take off goods that are marked as deleted, and show them again without the mark', async () => {
    await send({
      'import.xml': catalogText([{ id: 't-1', isDeleted: true }], { changesOnly: true }),
    });
    expect(await product('t-1')).toMatchObject({ listed: false });
    await send({ 'import.xml': catalogText([{ id: 't-1' }], { changesOnly: true }) });
    expect(await product('t-1')).toMatchObject({ listed: true });
  });

  it('of the stock of a deleted offer do not bring it back with its goods', async () => {
    const mark = '<ПометкаУдаления>true</ПометкаУдаления>';
    const deleted = offersText([{ id: 't-1', more: mark }], { changesOnly: true });
    await send({ 'offers.xml': deleted });
    expect(await product('t-1')).toMatchObject({ listed: false });
    const stock = offersText([{ id: 't-1', name: null, prices: null }], { changesOnly: true });
    await send({ 'rests.xml': stock });
    await send({ 'import.xml': catalogText([{ id: 't-1' }], { changesOnly: true }) });
    expect(await product('t-1')).toMatchObject({ listed: false });
    await send({ 'offers.xml': offersText([{ id: 't-1' }], { changesOnly: true }) });
    expect(await product('t-1')).toMatchObject({ listed: true });
  });

  it('of prices or stock alone write nothing else; unknown ids are no failure', async () => {
    await shop.setProduct((await product('t-1'))?.id as string, { name: 'Своё имя' });
    const prices = offersText(
      [
        { id: 't-1', name: null, prices: { retail: 99.9 }, quantity: null },
        { id: 'unknown', name: null, quantity: null },
      ],
      { changesOnly: true },
    );
    expect(await send({ 'prices0_1.xml': prices })).toEqual(['success']);
    expect(await product('t-1')).toMatchObject({ name: 'Своё имя', price: 9990, stock: 5 });
    const rests =
      '<Остатки><Остаток><Склад><Ид>w</Ид><Количество>0</Количество></Склад></Остаток></Остатки>';
    const stock = offersText(
      [{ id: 't-1', name: null, prices: null, quantity: null, more: rests }],
      { changesOnly: true },
    );
    expect(await send({ 'rests0_1.xml': stock })).toEqual(['success']);
    expect(await product('t-1')).toMatchObject({
      name: 'Своё имя',
      price: 9990,
      stock: 0,
      available: false,
      unavailability_reason: 'OutOfStock',
    });
    const [, later] = await select(
      'select id from catalogue_imports where finished_at is not null order by id desc',
    );
    expect(later).toBeDefined();
  });

  it('of a product that another feed brought write its prices and stock', async () => {
    await shop.db.execute(sql`truncate exchange_records`);
    const offers = offersText([{ id: 't-2', prices: { retail: 321 }, quantity: 7 }]);
    expect(await send({ 'offers.xml': offers })).toEqual(['success']);
    expect(await product('t-2')).toMatchObject({ price: 32_100, stock: 7, listed: true });
  });

  it('with new goods wait for their price, even until the next session', async () => {
    await send({ 'import.xml': catalogText([{ id: 'new' }], { changesOnly: true }) });
    expect(await product('new')).toBeUndefined();
    const offers = offersText([{ id: 'new', name: null }], { changesOnly: true });
    await send({ 'prices.xml': offers });
    expect(await product('new')).toMatchObject({ price: 10_000, listed: true });
  });
});

describe('price types', () => {
  const types = { retail: 'Розничная', wholesale: 'Опт', own: 'Д-8', cost: 'Закупочная' };

  it('set the prices for everybody and those of contracts', async () => {
    const company = 'c-1';
    await shop.db.execute(sql`
      insert into partners (id, name, inn) values (${company}, 'ООО «Белая»', '7707083893')`);
    await shop.db.execute(sql`
      insert into partner_contracts (id, partner_id, number, type, valid_from)
      values ('k-7', ${company}, 'Д-7', 'Purchase', '2026-01-01'),
        ('k-8', ${company}, 'Д-8', 'Purchase', '2026-01-01')`);
    const prices = { retail: 100, wholesale: 80, own: 70, cost: 10 };
    const files = {
      'import.xml': catalogText([{ id: 't-1' }]),
      'offers.xml': offersText([{ id: 't-1', prices }], { types }),
    };
    expect(await send(files)).toEqual(OK);
    expect(await product('t-1')).toMatchObject({ price: 10_000 });
    const contractPrices = 'select contract_id, price from contract_prices order by 1';
    expect(await select(contractPrices)).toEqual([
      { contract_id: 'k-7', price: 8000 },
      { contract_id: 'k-8', price: 7000 },
    ]);
    const cheaper = offersText([{ id: 't-1', name: null, prices: { own: 60, wholesale: 80 } }], {
      types,
      changesOnly: true,
    });
    await send({ 'prices.xml': cheaper });
    expect(await select(contractPrices)).toMatchObject([{ price: 8000 }, { price: 6000 }]);
  });
});

describe('a file of the catalog', () => {
  it('comes in chunks, and again from its beginning once it was applied', async () => {
    const filler = `<Описание>${'слово '.repeat(20_000)}</Описание>`;
    const goods = goodsOf(30).map(({ id }) => ({ id, more: filler }));
    const bytes = Buffer.from(catalogText(goods));
    expect(bytes.length).toBeGreaterThan(FILE_LIMIT);
    const cookie = await signIn();
    for (const _ of [1, 2]) {
      for (let start = 0; start < bytes.length; start += FILE_LIMIT) {
        const chunk = bytes.subarray(start, start + FILE_LIMIT);
        expect(await call('file&filename=import.xml', cookie, chunk)).toBe('success');
        // A chunk whose response was lost.
        expect(await call('file&filename=import.xml', cookie, chunk)).toBe('success');
      }
      expect(await apply(cookie, 'import.xml')).toBe('success');
      expect(await apply(cookie, 'import.xml')).toBe('success');
    }
    await send({ 'offers.xml': offersText(goodsOf(30)) }, cookie);
    expect(await select('select count(*)::int as count from products')).toEqual([{ count: 30 }]);
  });

  it('comes in an archive with images, which the shop serves', async () => {
    const image = await sharp({
      create: { width: 8, height: 8, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    const more =
      '<Картинка>import_files/9d/a.jpg</Картинка><Картинка>import_files/9d/no.jpg</Картинка>';
    const archive = zipSync({
      'import0_1.xml': strToU8(catalogText([{ id: 't-1', more }])),
      'offers0_1.xml': strToU8(offersText([{ id: 't-1' }])),
      'import_files/9d/a.jpg': image,
      'import_files/9d/no.jpg': strToU8('no image'),
    });
    const cookie = await signIn();
    const half = Math.floor(archive.length / 2);
    await call('file&filename=v8_1.zip', cookie, archive.subarray(0, half));
    await call('file&filename=v8_1.zip', cookie, archive.subarray(half));
    expect(await apply(cookie, 'import0_1.xml')).toBe('success');
    expect(await apply(cookie, 'offers0_1.xml')).toBe('success');
    const images = (await product('t-1'))?.pictures as { url: string }[];
    expect(images).toHaveLength(1);
    const response = await shop.fetch(new Request(`http://localhost:3000${images[0]?.url}`));
    expect(response.status).toBe(200);
  });

  it('that is not there is a failure', async () => {
    expect(await apply(await signIn(), 'import.xml')).toMatch(/^failure\n.*не загружен/);
  });

  it('that was interrupted leaves the catalog as it was, and is begun anew', async () => {
    await sendCatalog(goodsOf(10), goodsOf(10));
    const cookie = await signIn();
    const changes = catalogText([{ id: 't-1', name: 'Новое имя' }], { changesOnly: true });
    await call('file&filename=import.xml', cookie, changes);
    await shop.db.execute(sql`
      create function interrupt() returns trigger language plpgsql as
      $$ begin raise exception 'interrupted'; end $$`);
    await shop.db.execute(
      sql`create trigger interrupt before update on products execute function interrupt()`,
    );
    expect(await apply(cookie, 'import.xml')).toMatch(/^failure\n/);
    expect(await product('t-1')).toMatchObject({ name: 'Товар t-1' });
    expect(
      await select(`select content ->> 'name' as name from exchange_records
        where kind = 'goods' and id = 't-1'`),
    ).toEqual([{ name: 'Товар t-1' }]);
    await shop.db.execute(sql`drop function interrupt cascade`);
    expect(await apply(cookie, 'import.xml')).toBe('success');
    expect(await product('t-1')).toMatchObject({ name: 'Новое имя' });
  });

  const bomb = zipSync({ 'import.xml': new Uint8Array(530 * 1_048_576) }, { level: 9 });
  it.each<[string, string, Body, RegExp]>([
    ['cut', 'import.xml', catalogText(goodsOf(2)).slice(0, -200), /обрывается/],
    ['another format', 'import.xml', '<yml_catalog/>', /не CommerceML/],
    [
      'with a DOCTYPE',
      'import.xml',
      '<!DOCTYPE a [<!ENTITY b "c">]><КоммерческаяИнформация>&b;</КоммерческаяИнформация>',
      /DOCTYPE/,
    ],
    ['nested deeply', 'import.xml', `<КоммерческаяИнформация>${'<a>'.repeat(60)}`, /вложенность/],
    [
      'in another encoding than declared',
      'import.xml',
      encodeWindows1251(catalogText(goodsOf(1))),
      /кодировке/,
    ],
    ['a damaged archive', 'a.zip', zipSync({ 'import.xml': strToU8('x') }).slice(0, 40), /Архив/],
    ['an archive that unpacks into too much', 'a.zip', bomb, /слишком много байтов/],
    [
      'an archive whose names lead elsewhere',
      'a.zip',
      zipSync({ '../import.xml': strToU8(catalogText(goodsOf(1))) }),
      /имя файла/,
    ],
  ])('that is %s is a failure, and changes nothing', async (_, file, body, reason) => {
    const cookie = await signIn();
    expect(await call(`file&filename=${file}`, cookie, body)).toBe('success');
    const text = await apply(cookie, 'import.xml');
    expect(text).toMatch(/^failure\n/);
    expect(text).toMatch(reason);
    expect(await select('select 1 from exchange_records')).toEqual([]);
    // Sent as it should be, it is applied in the same session.
    expect(await send({ 'import.xml': catalogText(goodsOf(1)) }, cookie)).toEqual(['success']);
  });

  it('with a name that leads elsewhere is rejected', async () => {
    expect(await call('file&filename=../a.xml', await signIn(), 'x')).toMatch(/^failure\n/);
  });
});

describe('an order of goods of 1С', () => {
  it('has lines with the id that 1С sent', async () => {
    await sendCatalog(
      [{ id: 't-1', name: 'Перчатки' }],
      [
        { id: 't-1#a', name: 'Перчатки (M)' },
        { id: 't-1#b', name: 'Перчатки (S)' },
      ],
    );
    const id = (await product('t-1#b'))?.id as string;
    await shop.add('buyer', id, 1);
    const filled = await shop.fillCheckout('buyer', [id]);
    const { body } = await shop.put('buyer', `/checkout/${filled.id}/payment`, {
      method: 'BankCard',
    });
    expect((await shop.confirm('buyer', filled.id, body.totals.toPay)).status).toBe(200);
    const cookie = await signIn();
    const response = await shop.fetch(
      new Request('http://localhost:3000/1c/exchange?type=sale&mode=query', {
        headers: { Cookie: cookie },
      }),
    );
    expect(await response.text()).toContain('<Товар><Ид>t-1#b</Ид>');
  });
});
