import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWindows1251 } from '#server/catalog-import/feed/encoding/windows-1251.ts';
import { exchangeChunks } from '#server/db/schema/exchange.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const exchange = {
  user: '1c',
  password: 'a-long-random-text',
  priceTypes: { publicType: null, contracts: [] },
};
const basic = (password: string) =>
  `Basic ${Buffer.from(`${exchange.user}:${password}`).toString('base64')}`;
const FILE_LIMIT = 4 * 1_048_576;

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ config: { exchange } });
});
afterAll(() => shop.close());

interface Call {
  cookie?: string;
  body?: Uint8Array<ArrayBuffer> | string;
  authorization?: string;
  type?: string;
}

async function call(
  mode: string,
  { cookie, body, authorization, type = 'sale' }: Call = {},
  on: Pick<TestServer, 'fetch'> = shop,
) {
  const url = `http://localhost:3000/1c/exchange?type=${type}&mode=${mode}`;
  const headers = {
    ...(cookie === undefined ? {} : { Cookie: cookie }),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  };
  const request = new Request(
    url,
    body === undefined ? { headers } : { method: 'POST', headers, body },
  );
  const response = await on.fetch(request);
  return { status: response.status, text: await response.text() };
}

async function signIn(): Promise<string> {
  const { text } = await call('checkauth', { authorization: basic(exchange.password) });
  const [word, name, value] = text.split('\n');
  expect(word).toBe('success');
  return `${name}=${value}`;
}

async function buy(method: 'BankCard' | 'SBP' = 'BankCard') {
  const user = `buyer-${Math.random()}`;
  await shop.add(user, 'composite', 2);
  const filled = await shop.fillCheckout(user, ['composite']);
  const { body } = await shop.put(user, `/checkout/${filled.id}/payment`, { method });
  const { status } = await shop.confirm(user, filled.id, body.totals.toPay);
  expect(status).toBe(200);
  await expect.poll(async () => (await read(filled.id)).status).toBe('Pending');
  return read(filled.id);
}

async function read(id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error(`no order ${id}`);
  return order;
}

interface Node {
  name: string;
  text: string;
  children: Node[];
}

/** Well-formed XML as a tree; anything else throws. */
function parse(text: string): Node {
  const root: Node = { name: '', text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const node = { name, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (piece) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += piece;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  const [node] = root.children;
  if (node === undefined) throw new Error('empty');
  return node;
}

const all = (node: Node, name: string): Node[] =>
  node.children.filter((child) => child.name === name);
const first = (node: Node, name: string): Node => {
  const [found] = all(node, name);
  if (found === undefined) throw new Error(`no ${name} in ${node.name}`);
  return found;
};
const kopecks = (node: Node): number => {
  expect(node.text).toMatch(/^\d+\.\d\d$/);
  return Math.round(Number(node.text) * 100);
};
const requisites = (node: Node): Map<string, string> =>
  new Map(
    first(node, 'ЗначенияРеквизитов').children.map((each) => [
      first(each, 'Наименование').text,
      first(each, 'Значение').text,
    ]),
  );

/** What 1С returns: a document as its exports have it, with `more` among the requisites. */
function returned(
  { id, number, totals }: Awaited<ReturnType<typeof read>>,
  more: Record<string, string>,
  sum = totals.toPay,
): string {
  const values = Object.entries(more)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="windows-1251"?><КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.09"><Документ><Ид>${id}</Ид><Номер>${number}</Номер><Номер1С>ТДЦУ-000001</Номер1С><ХозОперация>Заказ товара</ХозОперация><Сумма>${(sum / 100).toFixed(2)}</Сумма><Товары><Товар><Ид>x</Ид><Сумма>1</Сумма><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Отменен</Наименование><Значение>true</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар></Товары><ЗначенияРеквизитов>${values}</ЗначенияРеквизитов></Документ></КоммерческаяИнформация>`;
}

async function send(text: string) {
  const cookie = await signIn();
  return call('file&filename=orders.xml', {
    cookie,
    body: new Uint8Array(encodeWindows1251(text)),
  });
}

describe('exchange with 1С', () => {
  it('does not exist without its password', async () => {
    const plain = await startTestServer();
    const { text } = await call('checkauth', { authorization: basic(exchange.password) }, plain);
    expect(text).not.toMatch(/^success/);
    await plain.close();
  });

  it('rejects a wrong password, and after ten of them the right one', async () => {
    const guarded = await startTestServer({ config: { exchange } });
    const attempt = (password: string) =>
      call('checkauth', { authorization: basic(password) }, guarded);
    expect((await attempt(exchange.password)).status).toBe(200);
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).status).toBe(401);
    expect((await attempt(exchange.password)).status).toBe(429);
    await guarded.close();
  });

  it.each(['init', 'query', 'success', 'import&filename=a.xml'])(
    'requires a session for %s',
    async (mode) => {
      const { status, text } = await call(mode, { cookie: 'exchange=guessed' });
      expect([status, text.split('\n')[0]]).toEqual([401, 'failure']);
    },
  );

  it('says how large a chunk may be, and rejects other types', async () => {
    const cookie = await signIn();
    expect((await call('init', { cookie })).text).toBe(`zip=no\nfile_limit=${FILE_LIMIT}`);
    expect((await call('init', { cookie, type: 'catalog' })).text).toMatch(/^zip=yes\n/);
    expect((await call('init', { cookie, type: 'reference' })).text).toMatch(/^failure\n/);
  });
});

describe('an order for 1С', () => {
  it('has the elements of the schema in their order, and sums that add up', async () => {
    const order = await buy();
    const cookie = await signIn();
    const { text } = await call('query', { cookie });
    const document = all(parse(text), 'Документ').find(
      (each) => first(each, 'Ид').text === order.id,
    );
    if (document === undefined) throw new Error('the order is not there');
    expect(document.children.map(({ name }) => name)).toEqual([
      'Ид',
      'Номер',
      'Дата',
      'ХозОперация',
      'Роль',
      'Валюта',
      'Курс',
      'Сумма',
      'Контрагенты',
      'Время',
      'Комментарий',
      'Налоги',
      'Товары',
      'ЗначенияРеквизитов',
    ]);
    const lines = all(first(document, 'Товары'), 'Товар');
    const sum = lines.reduce((total, line) => total + kopecks(first(line, 'Сумма')), 0);
    expect(sum).toBe(order.totals.toPay);
    expect(kopecks(first(document, 'Сумма'))).toBe(order.totals.toPay);
    const [line] = lines;
    if (line === undefined) throw new Error('no line');
    expect([first(line, 'Количество').text, first(line, 'ЦенаЗаЕдиницу').text]).toEqual([
      '2',
      '4590.00',
    ]);
    const values = requisites(document);
    expect(values.get('Статуса заказа ИД')).toBe('Pending');
    expect(values.get('Заказ оплачен')).toBe('false');
  });

  it('is handed out until it is confirmed, and again when it changes', async () => {
    const order = await buy();
    const names = async (cookie: string) =>
      all(parse((await call('query', { cookie })).text), 'Документ').map(
        (each) => first(each, 'Ид').text,
      );
    const lost = await signIn();
    expect(await names(lost)).toContain(order.id);
    const cookie = await signIn();
    expect(await names(cookie)).toContain(order.id);
    expect((await call('success', { cookie })).text).toBe('success');
    expect(await names(cookie)).toEqual([]);
    await shop.post(order.userID, `/order/${order.id}/cancel`);
    expect((await read(order.id)).status).toBe('Canceled');
    expect(await names(cookie)).toEqual([order.id]);
    await call('success', { cookie });
  });
});

describe('a document of 1С', () => {
  it('pays an order and moves it forward, once', async () => {
    const order = await buy();
    const paper = returned(order, {
      'Номер оплаты по 1С': 'ТДЦУ-1',
      'Номер отгрузки по 1С': 'ТДЦУ-3',
    });
    expect((await send(paper)).text).toBe('success');
    const after = await read(order.id);
    expect([after.status, after.paymentStatus]).toEqual(['Shipped', 'Paid']);
    expect((await send(paper)).text).toBe('success');
    expect((await read(order.id)).version).toBe(after.version);
  });

  it('does not go back to 1С when it is all that has changed', async () => {
    const order = await buy();
    const cookie = await signIn();
    await call('query', { cookie });
    await call('success', { cookie });
    await send(returned(order, { 'Статус заказа': '[WaitingForPicking] Собирается' }));
    expect((await read(order.id)).status).toBe('WaitingForPicking');
    expect((await call('query', { cookie })).text).not.toContain('<Документ>');
  });

  it('never moves an order back, nor one that was not prepaid, nor cancels a shipped one', async () => {
    const unpaid = await buy('SBP');
    await send(returned(unpaid, { 'Статуса заказа ИД': 'Shipped' }));
    expect((await read(unpaid.id)).status).toBe('Pending');
    const order = await buy();
    await send(returned(order, { 'Статуса заказа ИД': 'Shipped' }));
    await send(returned(order, { 'Статуса заказа ИД': 'Confirmed' }));
    await send(returned(order, { Отменен: 'true' }));
    expect((await read(order.id)).status).toBe('Shipped');
  });

  it('cancels an order, and a later payment does not revive it', async () => {
    const order = await buy();
    await send(returned(order, { Отменен: 'true' }));
    await send(returned(order, { 'Заказ оплачен': 'true' }));
    const after = await read(order.id);
    expect([after.status, after.paymentStatus]).toEqual(['Canceled', 'NotPaid']);
  });

  it('does not pay an order of another sum', async () => {
    const order = await buy();
    await send(returned(order, { 'Заказ оплачен': 'true' }, order.totals.toPay - 100));
    expect((await read(order.id)).paymentStatus).toBe('NotPaid');
  });

  it.each([
    ['cut', '<КоммерческаяИнформация><Документ>'],
    ['another format', '<yml_catalog/>'],
    [
      'a DOCTYPE',
      '<!DOCTYPE a [<!ENTITY b "c">]><КоммерческаяИнформация>&b;</КоммерческаяИнформация>',
    ],
    ['deep', `<КоммерческаяИнформация>${'<a>'.repeat(40)}`],
  ])('that is %s is a failure', async (_, text) => {
    expect((await send(text)).text).toMatch(/^failure\n/);
  });
});

describe('a file in chunks', () => {
  it('is resumed by another process, and a repeated chunk counts once', async () => {
    const order = await buy();
    const text = returned(order, { 'Статуса заказа ИД': 'Confirmed' });
    const filler = '<Склад>1</Склад>'.repeat(FILE_LIMIT / 16);
    const bytes = new Uint8Array(
      encodeWindows1251(text.replace('<Документ>', `${filler}<Документ>`)),
    );
    const cookie = await signIn();
    const mode = 'file&filename=orders.xml';
    const begin = { cookie, body: bytes.slice(0, FILE_LIMIT) };
    expect((await call(mode, begin)).text).toBe('success');
    expect((await call(mode, begin)).text).toBe('success');
    // What a process had in memory is lost; another one has the database.
    const { database } = shop;
    const other = await startTestServer({
      config: { exchange },
      database,
      now: () => shop.clock.now,
    });
    expect((await call(mode, { cookie, body: bytes.slice(FILE_LIMIT) }, other)).text).toBe(
      'success',
    );
    expect((await read(order.id)).status).toBe('Confirmed');
    expect(await shop.db.select().from(exchangeChunks)).toEqual([]);
    expect((await call('import&filename=orders.xml', { cookie }, other)).text).toBe('success');
  });

  it('starts again with the next session', async () => {
    const cookie = await signIn();
    const body = new Uint8Array(FILE_LIMIT).fill(32);
    body.set(new TextEncoder().encode('<КоммерческаяИнформация>'));
    expect((await call('file&filename=b.xml', { cookie, body })).text).toBe('success');
    await call('init', { cookie });
    expect(await shop.db.select().from(exchangeChunks)).toEqual([]);
  });

  it('of more than the limit is rejected', async () => {
    const cookie = await signIn();
    const body = new Uint8Array(FILE_LIMIT + 1);
    expect((await call('file&filename=c.xml', { cookie, body })).text).toMatch(/^failure\n/);
  });
});
