import { describe, expect, it } from 'vitest';
import type { ImportNote } from './import-notes.ts';
import { readReplacements } from './replacements.ts';

function read(...entries: [names: string, query: string][]) {
  const notes: ImportNote[] = [];
  const rows = readReplacements(
    entries.map(([names, query], index) => ({ line: index + 1, names, query })),
    (note) => notes.push(note),
  );
  return { rows, reasons: notes.map(({ line, reason }) => `${line}: ${reason}`) };
}

describe('readReplacements', () => {
  it('maps every name of an entry to its normalized query', () => {
    expect(read(['Септанест; Ёлка «Плюс» ;', 'анестетик артикаин']).rows).toEqual([
      { name: 'септанест', title: 'Септанест', query: 'анестетик артикаин' },
      { name: 'елка плюс', title: 'Ёлка «Плюс»', query: 'анестетик артикаин' },
    ]);
  });

  it('omits invalid entries, with a warning', () => {
    const { rows, reasons } = read(
      ['', 'анестетик'],
      ['Филтек', ''],
      ['x'.repeat(121), 'композит'],
      ['Филтек', 'к'.repeat(201)],
      ['Филтек; ФИЛТЕК', 'композит'],
    );
    expect(rows).toEqual([{ name: 'филтек', title: 'Филтек', query: 'композит' }]);
    expect(reasons).toEqual([
      '1: нет названия (names)',
      '2: для «Филтек» не сказано, чем заменить',
      '3: название длиннее 120 знаков',
      '4: для «Филтек» запрос длиннее 200 знаков',
      '5: «ФИЛТЕК» уже описан выше',
    ]);
  });
});
