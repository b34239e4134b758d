import { describe, expect, it } from 'vitest';
import { sanitizeName, validateFiles } from './upload-rules.ts';

const PDF = '%PDF-1.7';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const reasonOf = (files: File[]) =>
  validateFiles(files).then(
    () => 'kept',
    ({ reason, errors }) => `${reason} ${errors[0].path}`,
  );

describe('names', () => {
  it.each([
    ['Доверенность.pdf', 'Доверенность.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\anna\\скан.jpg', 'скан.jpg'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['<img src=x>.png', 'img src=x.png'],
    ['и\u0306.pdf', 'й.pdf'],
    ['..', ''],
  ])('%j is stored as %j', (given, stored) => {
    expect(sanitizeName(given)).toBe(stored);
  });

  it('are truncated before their extension', () => {
    const name = sanitizeName(`${'д'.repeat(400)}.pdf`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('д.pdf')).toBe(true);
  });
});

describe('files', () => {
  it('are detected by their first bytes, whatever the sender declares', async () => {
    const [pdf, png] = await validateFiles([
      new File([PDF], 'a.pdf', { type: 'text/html' }),
      new File([PNG], 'b.jpg', { type: 'image/jpeg' }),
    ]);
    expect(pdf).toMatchObject({ name: 'a.pdf', mediaType: 'application/pdf' });
    expect(png).toMatchObject({ name: 'b.jpg', mediaType: 'image/png' });
  });

  it.each([
    ['a page named as a document', new File(['<html>'], 'a.pdf'), 'FileTypeNotAllowed'],
    ['an empty one', new File([], 'a.pdf'), 'FileEmpty'],
    ['a document named as a program', new File([PDF], 'a.exe'), 'FileTypeNotAllowed'],
    ['one without a name', new File([PDF], '..'), 'FileTypeNotAllowed'],
    ['a document after another byte', new File([`\n${PDF}`], 'a.pdf'), 'FileTypeNotAllowed'],
  ])('are rejected: %s', async (_name, file, reason) => {
    const good = new File([PDF], 'good.pdf');
    expect(await reasonOf([good, file])).toBe(`${reason} /files/1`);
  });

  it('are all validated: each rejected one is named with its own reason', async () => {
    const large = new File([PDF, new Uint8Array(10 * 1_048_576)], 'large.pdf');
    const files = [
      new File(['<html>'], 'page.pdf'),
      new File([PDF], 'good.pdf'),
      new File([], 'empty.png'),
      large,
    ];
    await expect(validateFiles(files)).rejects.toMatchObject({
      status: 422,
      message: 'Некоторые файлы не\u00A0подойдут',
      reason: 'FileTypeNotAllowed',
      errors: [
        {
          path: '/files/0',
          message:
            '«page.pdf» не\u00A0подойдёт: внутри не\u00A0PDF, не\u00A0JPG и\u00A0не\u00A0PNG',
        },
        { path: '/files/2', message: '«empty.png» пустой' },
        { path: '/files/3', message: '«large.pdf» больше 10\u00A0МБ' },
      ],
    });
  });

  it('are rejected when too large, each or in total', async () => {
    const file = (bytes: number) => new File([PDF, new Uint8Array(bytes - PDF.length)], 'a.pdf');
    const limit = 10 * 1_048_576;
    expect(await reasonOf([file(limit)])).toBe('kept');
    expect(await reasonOf([file(limit + 1)])).toBe('FileTooLarge /files/0');
    const three = [file(limit), file(limit), file(limit)];
    expect(await reasonOf(three)).toBe('kept');
    expect(await reasonOf([...three, file(100)])).toBe('FileTooLarge /files/3');
  });
});
