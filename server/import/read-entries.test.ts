import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from '#server/import/read/read-csv.ts';
import { TableError } from '#server/import/read/table.ts';
import { findColumns } from './find-columns.ts';
import { readQuantity } from './quantity.ts';
import { readEntries } from './read-entries.ts';

/** A pasted text as read by the import; null when it contains no products. */
function read(text: string) {
  try {
    const rows = readCsv(new TextEncoder().encode(text));
    return { rows, columns: findColumns(rows), ...readEntries(rows, findColumns(rows)) };
  } catch (error) {
    if (error instanceof TableError) return null;
    throw error;
  }
}

const cell = fc.oneof(
  fc.constantFrom('LV-1009-03', 'Композит', '7 шт', 'пять', '2,5', '-3', '1e3', '0', '', 'Итого'),
  fc.constantFrom('Артикул', 'Кол-во', '# комментарий', 'Заказ товара', '1 000', '12.03.2026'),
  fc.nat({ max: 3000 }).map(String),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/["\n\r]/g, '')),
);
const delimiter = fc.constantFrom('\t', ';', ',', ' ');
const text = fc
  .tuple(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), delimiter)
  .map(([rows, sign]) => rows.map((cells) => cells.join(sign)).join('\n'));

it('import: reports every non-empty line', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const result = read(pasted);
      if (result === null) return;
      const lines = [...result.entries, ...result.skipped].map(({ row }) => row);
      expect(lines.toSorted((a, b) => a - b)).toEqual(result.rows.map(({ number }) => number));
      // Below the header, a line with a quantity and a code is a product, unless
      // it is a total. Above it is a letterhead («Заявка 15»), which cannot be distinguished.
      const below = result.skipped.filter(({ row }) => row > (result.columns.headerRow ?? 0));
      for (const { text: line } of below) {
        if (!line.includes('Итого')) expect(line).not.toMatch(/^LV-1009-03 · \d/);
      }
    }),
    { numRuns: 500 },
  );
});

it('import: invents no quantity', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      for (const { row, amount, split } of read(pasted)?.entries ?? []) {
        const line = pasted.split('\n')[row - 1] ?? '';
        for (const said of [amount, split?.amount ?? null]) {
          const { quantity } = readQuantity(said ?? '');
          if (quantity === null) continue;
          expect(line.replace(/[^\d]/g, '')).toContain(String(quantity));
        }
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['LV-1;пять', 2],
  ['LV-1\t-3', 2],
  ['LV-1\tмного', 2],
  ['1;LV-1;пять\n2;LV-2;3', 3],
  ['5;LV-1009', 1],
  ['LV-1009-03 2,5', null],
  ['1;LV-1009;Композит Эстерион Универсал\n2;LV-1010;Бор алмазный шаровидный', null],
  ['LV-1009;Композит Эстерион Универсал', null],
  ['10245;2\n10246;3', 2],
])('import: finds the column of quantities in %j', (pasted, column) => {
  expect(read(pasted)?.columns.quantity).toBe(column);
});

it('import: reads quantities with a sign of times in a column of their own', () => {
  expect(read('LV-1\tx3\nLV-2\t×2\nLV-3\t4х')?.columns).toMatchObject({ product: 1, quantity: 2 });
});

it('import: reads a quantity in the place of a name that was left out', () => {
  const lines = [
    'Артикул;Название;Количество;Цена',
    'LV-1014-04;7 шт',
    'LV-1009-03;Композит',
    'LV-1009-05;100 шт;;1683',
    ';Боры;2',
  ];
  const amounts = read(lines.join('\n'))?.entries.map(({ text, amount }) => [text, amount]);
  expect(amounts).toEqual([
    ['LV-1014-04', '7 шт'],
    ['LV-1009-03', ''],
    ['LV-1009-05', ''],
    ['Боры', '2'],
  ]);
});

it.each([
  [';Композит;2', [['Композит', '2']]],
  [';Композит;2 шт', [['Композит', '2 шт']]],
  ['LV-1009-03;;4', [['LV-1009-03', '4']]],
  // The lines beside it have two cells, and their second one is the quantity.
  [
    'LV-1009-03;4\nLV-1014-04;3\n;Композит;2',
    [
      ['LV-1009-03', '4'],
      ['LV-1014-04', '3'],
      ['Композит', '2'],
    ],
  ],
  [
    'LV-1009-03;4\n;Композит;2 шт;1683',
    [
      ['LV-1009-03', '4'],
      ['Композит', '2 шт'],
    ],
  ],
  [
    'LV-1009-03;;4\n;Композит;2',
    [
      ['LV-1009-03', '4'],
      ['Композит', '2'],
    ],
  ],
  // Neither code nor name: the quantity is there, and the result says what is missing.
  [
    'LV-1009-03;4\nLV-1014-04;5\n;;3',
    [
      ['LV-1009-03', '4'],
      ['LV-1014-04', '5'],
      ['', '3'],
    ],
  ],
])('import: reads the name and the quantity of a line without a code in %j', (pasted, entries) => {
  expect(read(pasted)?.entries.map(({ text, amount }) => [text, amount])).toEqual(entries);
});

it('import: finds no product in quantities alone', () => {
  expect(read(';;3')).toBeNull();
  expect(read(';;3\n4;;5')).toBeNull();
});
