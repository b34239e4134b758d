import { describe, expect, it } from 'vitest';
import type { CatalogImportEntry } from '#generated/api/model/catalogImportEntry.ts';
import { entryPlace, entryText, importState } from './import-labels.ts';

const entry: CatalogImportEntry = {
  kind: 'Created',
  line: null,
  recordID: '100',
  name: 'Перчатки',
  nameBefore: null,
  productSlug: null,
  priceBefore: null,
  priceAfter: null,
  reason: null,
};

describe('the report of an import', () => {
  it('says where in the file and why an offer was rejected', () => {
    const rejected = { ...entry, kind: 'Rejected', line: 128, reason: 'нет цены' } as const;
    expect(entryPlace(rejected)).toBe('Строка\u00A0128, 100');
    expect(entryText(rejected)).toBe('нет цены');
    expect(entryPlace({ ...rejected, recordID: '' })).toContain('без идентификатора');
  });

  it('shows a value before and after', () => {
    expect(entryText({ ...entry, priceBefore: 100_00, priceAfter: 120_00 })).toBe(
      '100\u00A0₽ → 120\u00A0₽, Перчатки',
    );
    expect(entryText({ ...entry, nameBefore: 'Варежки' })).toBe('«Варежки» → «Перчатки»');
    expect(entryText(entry)).toBe('Перчатки');
  });

  it('distinguishes a rejected import from an unfinished one', () => {
    expect(importState({ finishedAt: null, failure: 'Пропали товары' }).label).toBe('Отклонён');
    expect(importState({ finishedAt: null, failure: null }).label).toContain('завершён');
  });
});
