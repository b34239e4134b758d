import { describe, expect, it } from 'vitest';
import { endingOf, fileName, UniqueNames } from './file-names.ts';

describe('file name', () => {
  it.each([
    ['Удостоверение № РЗН 2019/8452', 'Удостоверение № РЗН 2019-8452'],
    ['a: "b" <c>|d?*', 'a- -b- -c-d-'],
    ['с переводом\nстроки\u0000', 'с переводомстроки'],
    ['точка. ', 'точка'],
    ['', '_'],
    ['NUL', '_NUL'],
    ['й'.normalize('NFD'), 'й'],
    ['я'.repeat(300), 'я'.repeat(120)],
  ])('takes %j as %j', (text, name) => {
    expect(fileName(text)).toBe(name);
  });
});

describe('ending of a file', () => {
  it('comes from its media type, else from its URL', () => {
    expect(endingOf('/a.pdf', { type: 'image/png' })).toBe('png');
    expect(endingOf('/a.PDF?v=1.2', { type: 'application/octet-stream' })).toBe('pdf');
    expect(endingOf('/a', { type: '' })).toBe('bin');
  });
});

describe('unique names', () => {
  it('numbers the second of a name, whatever its case', () => {
    const names = new UniqueNames();
    expect(names.take('Паспорт', 'pdf')).toBe('Паспорт.pdf');
    expect(names.take('паспорт', 'pdf')).toBe('паспорт (2).pdf');
    expect(names.take('Паспорт', 'pdf')).toBe('Паспорт (3).pdf');
    expect(names.take('Паспорт', 'png')).toBe('Паспорт.png');
  });
});
