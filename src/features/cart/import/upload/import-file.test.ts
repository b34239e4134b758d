import { describe, expect, it } from 'vitest';
import { FILE_LIMIT, fileError, pastedFile, pastedRows } from './import-file.ts';

describe('fileError', () => {
  it('accepts spreadsheets up to the size limit', () => {
    expect(fileError({ name: 'Заказ.XLSX', size: 1 })).toBeNull();
    expect(fileError({ name: 'заказ.csv', size: FILE_LIMIT })).toBeNull();
  });

  it.each([
    [{ name: 'заказ.xls', size: 10 }, 'Нужен файл XLSX или CSV'],
    [{ name: 'заказ.csv', size: 0 }, 'Файл пуст'],
    [{ name: 'заказ.csv', size: FILE_LIMIT + 1 }, 'Файл больше 5\u00a0МБ'],
  ])('rejects %j', (file, message) => {
    expect(fileError(file)).toContain(message);
  });
});

describe('pasted text', () => {
  it('becomes a file with the same bytes', async () => {
    const file = pastedFile('EST-U-A2\t5');
    expect(file.type).toBe('text/csv');
    expect(await file.text()).toBe('EST-U-A2\t5');
  });

  it('counts rows that are not empty', () => {
    expect(pastedRows('a\t1\r\n\r\nb\t2\n')).toBe(2);
    expect(pastedRows('  ')).toBe(0);
  });
});
