import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readXlsx } from '#server/import/read/read-xlsx.ts';
import { escapeFormula } from '#src/lib/xlsx-parts.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { writeRows } from './documents.ts';
import { writeBook, writeXlsx } from './write-xlsx.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
  await shop.setProduct('bur', { manufacturerCode: '801 314 014', stock: 3, available: true });
  await shop.setProduct('masks', { vendorCode: 'CODE-gloves' });
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

function send(content: string | Uint8Array, name = 'zakaz.csv', as = user) {
  const form = new FormData();
  form.set('file', new File([content as BlobPart], name));
  return shop.request('POST', '/api/v1/import/excel', { as, body: form });
}

const choose = (importID: string, choices: unknown[] = [], as = user) =>
  shop.post(as, '/import/choose', { importID, choices });

const signs: Readonly<Record<string, number>> = { '«': 0xab, '»': 0xbb, '№': 0xb9, ё: 0xb8 };

function toWindows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return signs[letter] ?? (code < 128 ? code : code - 0x410 + 0xc0);
    }),
  );
}

const isSheet = ({ sheet }: { sheet: string | null }) => sheet !== null;

describe('reading a file', () => {
  const csv = [
    'Артикул;Кол-во',
    'code-composite;2',
    '801 314 014;5',
    'CODE-gone;1',
    'CODE-GLOVES;1',
    'Неведомый;"1 000"',
    'CODE-composite;3 шт',
    ';7',
  ].join('\r\n');

  it('matches each row, merges duplicates and parses quantities', async () => {
    const { status, body } = await send(csv);
    expect(status).toBe(201);
    expect(body.columns).toEqual({ product: 1, quantity: 2, hasHeader: true });
    expect(body.counts).toEqual({
      matched: 2,
      ambiguous: 1,
      reduced: 1,
      unavailable: 1,
      notFound: 2,
      invalidQuantity: 0,
    });
    expect(body.rows).toMatchObject([
      { row: 2, mergedRows: [7], requested: 5, outcome: 'Matched', quantity: 5, becomes: 5 },
      { row: 3, outcome: 'Reduced', quantity: 3, message: 'Осталось 3 шт.' },
      { row: 4, outcome: 'Unavailable', quantity: 0 },
      { row: 5, outcome: 'Ambiguous', product: null, candidates: [{}, {}] },
      { row: 6, requested: 1000, outcome: 'NotFound' },
      { row: 8, text: '', outcome: 'NotFound', message: 'В строке нет ни артикула, ни названия' },
    ]);
    expect(body).toMatchObject({ rowCount: 7, addableCount: 2 });
    expect(body.skipped).toEqual([{ row: 1, sheet: null, text: 'Артикул · Кол-во' }]);
    expect(body.amount).toBe(5 * 459_000 + 3 * 65_000);
  });

  it('reads windows-1251, commas, tabs without a header, and names', async () => {
    const bytes = toWindows1251('Название,шт\nПерчатки нитриловые,4\n');
    expect((await send(bytes)).body.rows).toMatchObject([
      { outcome: 'Matched', product: { id: 'gloves' }, requested: 4 },
    ]);
    const pasted = await send('CODE-composite\t2\nCODE-bur\t1\n');
    expect(pasted.body.columns).toEqual({ product: 1, quantity: 2, hasHeader: false });
    expect(pasted.body.counts.matched).toBe(2);
    expect((await send('CODE-masks\n')).body.columns.quantity).toBeNull();
  });

  it.each(['пять', '2,5', '-3', '1e3', '0', ''])(
    'never adds a row whose quantity is «%s»',
    async (cell) => {
      const { body } = await send(`Артикул;Кол-во\nCODE-composite;${cell}\nCODE-bur;1`);
      expect(body.rows[0]).toMatchObject({
        outcome: 'InvalidQuantity',
        requested: null,
        quantityText: cell,
        quantity: 0,
        product: { id: 'composite' },
        message: expect.stringContaining(cell === '' ? 'не указано' : `«${cell}»`),
      });
      expect(body.counts).toMatchObject({ matched: 1, invalidQuantity: 1 });
      const added = await shop.post(user, '/cart/product/import', { importID: body.id });
      expect(added.body.order.items).toMatchObject([{ quantity: 1, product: { id: 'bur' } }]);
      expect(added.body.skipped).toMatchObject([{ productID: 'composite' }]);
    },
  );

  it('counts packs in pieces by the size of the pack in the catalog, and says so', async () => {
    const { body } = await send(
      'Товар;Кол-во\nМаски;5 уп\nПерчатки нитриловые;2 упак.\nНеведомый;3 уп.\nCODE-gloves;4 уп',
    );
    expect(body.rows).toMatchObject([
      {
        product: { id: 'masks' },
        requested: 50,
        quantityText: '5 уп',
        quantity: 50,
        message: 'В файле 5\u00a0уп. по 10\u00a0шт.',
      },
      {
        product: { id: 'gloves' },
        requested: 2,
        quantity: 2,
        message: '2\u00a0уп. посчитаны как 2\u00a0шт.: в каталоге нет размера упаковки',
      },
      { requested: 3, message: 'Такого товара нет в каталоге. В файле 3\u00a0уп.' },
      { outcome: 'Ambiguous', requested: 4, message: expect.stringContaining('4\u00a0уп.') },
    ]);
    const chosen = await choose(body.id, [{ row: 5, productID: 'masks' }]);
    expect(chosen.body.rows[3]).toMatchObject({ requested: 40, quantity: 40 });
    const corrected = await choose(body.id, [{ row: 2, quantity: 20 }]);
    expect(corrected.body.rows[0]).toMatchObject({ requested: 20, quantity: 20, message: null });
    const added = await shop.post(user, '/cart/product/import', { importID: body.id, rows: [2] });
    expect(added.body.order.items).toMatchObject([{ quantity: 20, product: { id: 'masks' } }]);
  });

  it('adds up packs and pieces of a product, and limits both to the stock', async () => {
    const { body } = await send('Товар;Кол-во\nМаски;2 уп\nмаски;30 шт\nБор алмазный;9 кор.');
    const [masks, bur] = body.rows;
    expect(masks).toMatchObject({ row: 2, mergedRows: [3], requested: 50 });
    expect(masks.message).toBe('В файле 2\u00a0уп. по 10\u00a0шт. и 30\u00a0шт.');
    expect(bur).toMatchObject({ outcome: 'Reduced', requested: 9, quantity: 3 });
    expect(bur.message).toMatch(/^9\u00a0уп\. посчитаны как 9\u00a0шт\.: .*\. Осталось 3 шт\.$/);
  });

  it('preserves the packs of unknown products in the downloaded rows', async () => {
    const { body } = await send('Товар;Кол-во\nНеведомый;3 уп.\nНеизвестный;4');
    const [sheet] = readXlsx(writeRows(body, ['NotFound']));
    expect(sheet?.rows.map(({ cells }) => cells[1])).toEqual(['Количество', '3 уп.', '4']);
  });

  it('accepts a corrected quantity, and adds the row then', async () => {
    const { body } = await send('Артикул;Кол-во\nCODE-composite;пять');
    const corrected = await choose(body.id, [{ row: 2, quantity: 5 }]);
    expect(corrected.body.rows[0]).toMatchObject({
      outcome: 'Matched',
      requested: 5,
      quantityText: '',
      quantity: 5,
      message: null,
    });
    expect((await choose(body.id, [{ row: 2, quantity: 0 }])).status).toBe(400);
    const { body: ambiguous } = await send('Артикул;Кол-во\nCODE-gloves;много');
    await choose(ambiguous.id, [{ row: 2, productID: 'gloves' }]);
    const both = await choose(ambiguous.id, [{ row: 2, quantity: 2 }]);
    expect(both.body.rows[0]).toMatchObject({ product: { id: 'gloves' }, quantity: 2 });
  });

  it('reads lines without columns: a code and a quantity', async () => {
    const lines = ['CODE-composite 4', 'CODE-bur – 2 шт', '801 314 014', 'CODE-gone пять'];
    const { body } = await send(lines.join('\n'));
    expect(body.rows).toMatchObject([
      { text: 'CODE-composite', requested: 4, product: { id: 'composite' } },
      { text: 'CODE-bur', requested: 2, product: { id: 'bur' }, mergedRows: [3] },
      { text: 'CODE-gone', requested: null, product: { id: 'gone' }, outcome: 'Unavailable' },
    ]);
  });

  it('matches a row without a code by its name', async () => {
    const { body } = await send('Артикул;Название;Кол-во\n;Перчатки нитриловые;2\nCODE-bur;;1');
    expect(body.rows).toMatchObject([
      { row: 2, text: 'Перчатки нитриловые', product: { id: 'gloves' }, requested: 2 },
      { row: 3, product: { id: 'bur' }, requested: 1 },
    ]);
    const bare = await send('CODE-bur;Бор;1\n;Перчатки нитриловые;2');
    expect(bare.body.rows[1]).toMatchObject({ product: { id: 'gloves' }, requested: 2 });
    const pairs = await send('CODE-bur;1\n;Перчатки нитриловые;2');
    expect(pairs.body.rows).toMatchObject([
      { product: { id: 'bur' }, requested: 1 },
      { row: 2, text: 'Перчатки нитриловые', product: { id: 'gloves' }, requested: 2 },
    ]);
  });

  it('reads the order of an accounting program: letterhead, merged head, units, total', async () => {
    const lines = [
      'Заказ поставщику № 15 от 12.03.2026;;;;;',
      'Поставщик: ООО «Улыбка»;;;;;',
      ';;;;;',
      '№;Артикул;Товары (работы, услуги);Количество;;Цена',
      ';;;в заказе;ед.;',
      '1;CODE-composite;Композит;2,000;шт;4 590,00',
      '2;CODE-bur;Бор;1 000;шт;650,00',
      '3;;Маски;3,000;уп;890,00',
      ';;Итого:;1 005;;',
      'Всего наименований 3, на сумму 660 850,00;;;;;',
    ];
    const { body } = await send(toWindows1251(lines.join('\r\n')));
    expect(body.columns).toEqual({ product: 2, quantity: 4, hasHeader: true });
    expect(body.rows).toMatchObject([
      { row: 6, requested: 2, product: { id: 'composite' } },
      { row: 7, requested: 1000, product: { id: 'bur' } },
      // The unit is in the cell after the quantity.
      { row: 8, requested: 30, product: { id: 'masks' } },
    ]);
    expect(body.skipped.map(({ row }: { row: number }) => row)).toEqual([1, 2, 4, 5, 9, 10]);
  });

  it.each(['Заказ товара на март', '# комментарий', '   ', 'Спасибо, ждём!'])(
    'keeps quantities whatever stray line there is: «%s»',
    async (stray) => {
      const rows = ['CODE-composite;7 шт', 'CODE-bur;2'];
      for (const at of [0, 1, 2]) {
        const { body } = await send(rows.toSpliced(at, 0, stray).join('\n'));
        const found = body.rows.filter(({ product }: { product: unknown }) => product !== null);
        expect(found).toMatchObject([{ requested: 7 }, { requested: 2 }]);
        const strays = stray.trim() === '' ? 0 : 1;
        expect(body.rows.length + body.skipped.length).toBe(2 + strays);
      }
    },
  );

  it('reads numbers stored as text in a workbook', async () => {
    const rows = [
      ['Артикул', 'Количество'],
      ['CODE-composite', ' 2,00'],
      ['CODE-bur', '1 шт.'],
      ['CODE-gone', 2.5],
    ];
    const { body } = await send(writeXlsx('Заказ', rows, [20, 10]), 'zakaz.xlsx');
    expect(body.rows).toMatchObject([
      { requested: 2 },
      { requested: 1 },
      { requested: null, quantityText: '2.5' },
    ]);
  });

  it('reads a workbook, including its own export', async () => {
    const rows = [
      ['Артикул', 'Количество'],
      ['CODE-composite', 2],
      ['801314014', 1],
    ];
    const { body } = await send(writeXlsx('Заказ', rows, [20, 10]), 'zakaz.xlsx');
    expect(body.counts.matched).toBe(2);
    expect(body.rows[1].row).toBe(3);
  });

  it('reads the sheet with the order, and says which others it has not read', async () => {
    const letter = { name: 'Письмо', rows: [['Добрый день! Заказ на втором листе']], widths: [40] };
    const order = {
      name: 'Заказ',
      rows: [
        ['Артикул', 'Количество'],
        ['CODE-composite', 2],
        ['CODE-bur', 1],
      ],
      widths: [20, 10],
    };
    const more = {
      name: 'Хирургия',
      rows: [
        ['Артикул', 'Количество'],
        ['CODE-masks', 1],
      ],
      widths: [20, 10],
    };
    const names = Array.from({ length: 6000 }, (_unused, index) => [`KOD-${index}`, index + 1]);
    const prices = { name: 'Прайс', rows: names, widths: [20, 10] };
    for (const sheets of [
      [letter, order, more, prices],
      [prices, more, order, letter],
    ]) {
      const { status, body } = await send(writeBook(sheets), 'zakaz.xlsx');
      expect([status, body.fileName]).toEqual([201, 'zakaz.xlsx, лист «Заказ»']);
      expect(body.rows).toMatchObject([
        { row: 2, requested: 2, product: { id: 'composite' } },
        { row: 3, requested: 1, product: { id: 'bur' } },
      ]);
      expect(body.skipped.filter(isSheet)).toHaveLength(3);
      expect(body.skipped).toContainEqual({ row: 1, sheet: 'Хирургия', text: '2\u00A0строки' });
      const cut = { row: 1, sheet: 'Прайс', text: 'больше 5\u00A0000\u00A0строк' };
      expect(body.skipped).toContainEqual(cut);
    }
    const alone = await send(writeBook([prices]), 'price.xlsx');
    expect(alone).toMatchObject({ status: 422, body: { reason: 'TooManyRows' } });
    const same = await send(writeBook([order]), 'zakaz.xlsx');
    expect(same.body.fileName).toBe('zakaz.xlsx');
  });

  it('reads five thousand rows quickly and rejects one more', async () => {
    const rows = Array.from({ length: 5000 }, (_unused, index) => `KOD-${index};${index + 1}`);
    const large = await send(['Артикул;Количество', ...rows].join('\n'));
    expect(large.body.rowCount).toBe(5000);
    const tooLarge = await send(['Артикул;Количество', ...rows, 'X;1'].join('\n'));
    expect(tooLarge).toMatchObject({ status: 422, body: { reason: 'TooManyRows' } });
  });
});

describe('a hostile file', () => {
  function book(sheet: string, more: Record<string, Uint8Array> = {}) {
    return zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a"/></sheets></workbook>'),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...more,
    });
  }
  const rejected = async (content: string | Uint8Array, name?: string) => {
    const { status, body } = await send(content, name);
    return [status, body.reason];
  };

  it('with entities, distant cells or a ZIP bomb does no harm', async () => {
    const entity =
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>';
    expect(await rejected(book(entity), 'a.xlsx')).toEqual([422, 'FileUnreadable']);
    const far =
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    expect(readXlsx(book(far))).toEqual([{ name: 'a', rows: [], isCut: false }]);
    const bomb = book('<worksheet/>', { 'xl/bomb.xml': new Uint8Array(30 * 1_048_576) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await rejected(bomb, 'a.xlsx')).toEqual([422, 'FileUnreadable']);
    const parts = Object.fromEntries(
      Array.from({ length: 300 }, (_unused, index) => [`xl/p${index}.xml`, strToU8('a')]),
    );
    expect(await rejected(book('<worksheet/>', parts), 'a.xlsx')).toEqual([422, 'FileUnreadable']);
  });

  it('is rejected when unsupported, empty, or without products', async () => {
    expect(await rejected(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'a.xls')).toEqual([
      422,
      'FileUnreadable',
    ]);
    expect(await rejected(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9), 'a.xlsx')).toEqual([
      422,
      'FileUnreadable',
    ]);
    expect(await rejected('not a zip', 'a.xlsx')).toEqual([422, 'FileUnreadable']);
    expect(await rejected('\n;;\n')).toEqual([422, 'FileEmpty']);
    expect(await rejected('1;2\n3;4\n')).toEqual([422, 'ColumnsNotFound']);
    expect((await send(new Uint8Array(5_242_881).fill(0x41))).status).toBe(413);
  });

  it('keeps formulas as their text', () => {
    const sheet =
      '<worksheet><sheetData><row r="2"><c r="A2" t="str"><f>HYPERLINK("x")</f><v>=cmd</v></c></row></sheetData></worksheet>';
    expect(readXlsx(book(sheet))).toMatchObject([{ rows: [{ number: 2, cells: ['=cmd'] }] }]);
    expect(escapeFormula('=cmd')).toBe("'=cmd");
  });
});

describe('going on', () => {
  it('accepts and changes a choice of candidate, and rejects other products', async () => {
    const { body } = await send('Артикул;Кол-во\nCODE-gloves;2');
    const [row] = body.rows;
    const ids = row.candidates.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(['gloves', 'masks']);
    const chosen = await choose(body.id, [{ row: 2, productID: 'gloves' }]);
    expect(chosen.body.rows[0]).toMatchObject({ outcome: 'Matched', product: { id: 'gloves' } });
    const undone = await choose(body.id, [{ row: 2, productID: null }]);
    expect(undone.body.rows[0].outcome).toBe('Ambiguous');
    for (const choice of [
      { row: 2, productID: 'bur' },
      { row: 99, productID: 'gloves' },
    ]) {
      expect((await choose(body.id, [choice])).body.reason).toBe('ChoiceInvalid');
    }
  });

  it('adds to the cart once, without replacing quantities', async () => {
    await shop.add(user, 'composite', 1);
    await shop.add(user, 'bur', 1);
    const { body } = await send('Артикул;Кол-во\nCODE-composite;2\nCODE-bur;5\nCODE-gone;1');
    const add = (rows?: number[]) =>
      shop.post(user, '/cart/product/import', { importID: body.id, ...(rows ? { rows } : {}) });
    const first = await add([2]);
    expect(first.body.order.items[0]).toMatchObject({ quantity: 3, product: { id: 'composite' } });
    const again = await add([2]);
    expect(again.body.skipped).toMatchObject([{ productID: 'composite' }]);
    const rest = await add();
    expect(rest.body.order.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
      3, 3,
    ]);
    expect(rest.body.skipped).toMatchObject([{ productID: 'gone' }]);
    expect((await choose(body.id)).body).toMatchObject({ addableCount: 0 });
  });

  it('returns a template and the rows with errors', async () => {
    const template = await shop.post(user, '/import/download', { document: 'Template' });
    expect(template.status).toBe(200);
    expect(template.headers.get('content-disposition')).toContain('zakaz.xlsx');
    const { body } = await send('Артикул;Кол-во\nНеведомый;2');
    const rows = { document: 'Rows', importID: body.id, outcomes: ['NotFound'] };
    expect((await shop.post(user, '/import/download', rows)).status).toBe(200);
    expect((await shop.post(user, '/import/download', { document: 'Rows' })).body.reason).toBe(
      'ImportRequired',
    );
  });

  it('responds with 404 to other users and expires after a day', async () => {
    const { body } = await send('Артикул;Кол-во\nCODE-bur;1');
    expect((await choose(body.id, [], 'stranger')).status).toBe(404);
    const add = { importID: body.id };
    expect((await shop.post('stranger', '/cart/product/import', add)).status).toBe(404);
    const now = shop.clock.now;
    shop.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await choose(body.id)).status).toBe(404);
    shop.clock.now = now;
    const form = new FormData();
    form.set('file', new File(['Артикул\nA'], 'a.csv'));
    form.set('partnerID', 'p-foreign');
    const foreign = await shop.request('POST', '/api/v1/import/excel', { as: user, body: form });
    expect(foreign.status).toBe(404);
  });
});
