import { describe, expect, it } from 'vitest';
import { FILE_LIMIT, fileComplaint, pastedFile, pastedRows } from './import-file.ts';

describe('fileComplaint', () => {
  it('lets spreadsheets of a fair size through', () => {
    expect(fileComplaint({ name: 'Заказ.XLSX', size: 1 })).toBeNull();
    expect(fileComplaint({ name: 'заказ.csv', size: FILE_LIMIT })).toBeNull();
  });

  it.each([
    [{ name: 'заказ.xls', size: 10 }, 'Нужен файл XLSX или CSV'],
    [{ name: 'заказ.csv', size: 0 }, 'Файл пуст'],
    [{ name: 'заказ.csv', size: FILE_LIMIT + 1 }, 'Файл больше 5\u00a0МБ'],
  ])('rejects %j', (file, words) => {
    expect(fileComplaint(file)).toContain(words);
  });
});

describe('a pasted text', () => {
  it('becomes a file of its own bytes', async () => {
    const file = pastedFile('EST-U-A2\t5');
    expect(file.type).toBe('text/csv');
    expect(await file.text()).toBe('EST-U-A2\t5');
  });

  it('counts rows that hold anything', () => {
    expect(pastedRows('a\t1\r\n\r\nb\t2\n')).toBe(2);
    expect(pastedRows('  ')).toBe(0);
  });
});
