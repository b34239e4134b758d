import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { addFiles, rejectedFiles, sentParts } from './upload-rules.ts';

const MEGABYTE = 1_048_576;
const file = (name: string, size = 1000) => ({ name, size });
const rejected = (present: ReturnType<typeof file>[], added: ReturnType<typeof file>) =>
  addFiles(present, [added]).rejected.map((text) => text.replaceAll('\u00a0', ' '));

describe('files of an application', () => {
  it('are PDF, JPG and PNG, each once', () => {
    const { files } = addFiles([file('a.pdf')], [file('b.JPEG'), file('c.png'), file('a.pdf')]);
    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.JPEG', 'c.png']);
    expect(rejected([], file('d.docx'))).toEqual(['«d.docx» не подойдёт: нужен PDF, JPG или PNG']);
    expect(rejected([], file('e.pdf', 0))).toEqual(['«e.pdf» пустой']);
  });

  it('have a largest size, each and together', () => {
    expect(rejected([], file('a.pdf', 10 * MEGABYTE))).toEqual([]);
    expect(rejected([], file('a.pdf', 10 * MEGABYTE + 1))[0]).toMatch(/больше 10 МБ/);
    const three = ['a', 'b', 'c'].map((name) => file(`${name}.pdf`, 10 * MEGABYTE));
    expect(rejected(three, file('d.pdf', 1))[0]).toMatch(/вместе до 30 МБ/);
  });

  it('are at most ten', () => {
    const ten = Array.from({ length: 10 }, (_, index) => file(`${index}.pdf`));
    expect(rejected(ten, file('x.pdf'))[0]).toMatch(/до 10 файлов/);
  });
});

describe('sentParts', () => {
  it('fills one file after another', () => {
    const files = [{ size: 100 }, { size: 300 }];
    expect(sentParts(files, 0)).toEqual([0, 0]);
    expect(sentParts(files, 0.125)).toEqual([0.5, 0]);
    expect(sentParts(files, 0.625)).toEqual([1, 0.5]);
    expect(sentParts(files, 1)).toEqual([1, 1]);
  });
});

it('rejectedFiles: names the files by their places in what was sent', () => {
  const [first, second, third] = ['a.pdf', 'b.pdf', 'c.pdf'];
  const errors = [
    { path: '/files/0', message: '«a.pdf» пустой' },
    { path: '/files/2', message: '«c.pdf» больше 10 МБ' },
    { path: '/validUntil', message: 'Дата должна быть в будущем' },
  ];
  const error = new ApiError(422, { message: 'x', errors }, new Headers(), 'r-1');
  expect([...rejectedFiles([first, second, third], error)]).toEqual([
    [first, '«a.pdf» пустой'],
    [third, '«c.pdf» больше 10 МБ'],
  ]);
  expect(rejectedFiles([first], null).size).toBe(0);
});
