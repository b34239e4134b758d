import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { workbook } from '#tools/contract/generate/workbook.ts';
import { findFileFlaw } from './file-bytes.ts';

const pdf = await new Promise<Buffer>((resolve) => {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  document.text('Invoice').end();
});
const table = workbook([
  ['Артикул', 'Количество'],
  ['A-1', '2'],
]);
const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: '#28c' } });

const files: readonly [type: string, bytes: Buffer][] = [
  ['application/pdf', pdf],
  ['application/zip', table],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', table],
  ['image/png', await picture.png().toBuffer()],
  ['image/jpeg', await picture.jpeg().toBuffer()],
  ['image/webp', await picture.webp().toBuffer()],
];

describe.each(files)('files of %s', (type, bytes) => {
  it('finds nothing in a whole one', () => {
    expect(findFileFlaw(type, bytes)).toBeNull();
  });

  it('finds one that is cut, that went through text, and another file', () => {
    expect(findFileFlaw(type, bytes.subarray(0, -9))).not.toBeNull();
    expect(findFileFlaw(type, Buffer.from(bytes.toString('utf8')))).not.toBeNull();
    expect(findFileFlaw(type, Buffer.from('<!doctype html><title>Ошибка</title>'))).not.toBeNull();
    expect(findFileFlaw(type, Buffer.from('%'))).not.toBeNull();
  });
});

describe('files', () => {
  it('has nothing to say about a type that it does not know', () => {
    expect(findFileFlaw('text/calendar', Buffer.from('?'))).toBeNull();
  });

  it('finds a file in an archive that is not what its checksum says', () => {
    const changed = Buffer.from(table);
    const at = changed.indexOf('Количество');
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(findFileFlaw('application/zip', changed)).toContain('checksum');
  });

  it('finds a PDF without pages, and one whose table is elsewhere', () => {
    const text = pdf.toString('latin1');
    const empty = text.replace('/Count 1', '/Count 0');
    expect(findFileFlaw('application/pdf', Buffer.from(empty, 'latin1'))).toBe('no pages');
    const moved = Buffer.concat([Buffer.from('%PDF-1.3\n'), pdf]);
    expect(findFileFlaw('application/pdf', moved)).toContain('startxref');
  });

  it('opens a PDF whose table of objects is compressed', () => {
    const stream = deflateSync(Buffer.alloc(20));
    const parts = (body: Buffer) =>
      Buffer.concat([
        Buffer.from(`%PDF-1.5\n1 0 obj\n<</Type/XRef/Filter/FlateDecode/Length ${body.length}>>\n`),
        Buffer.from('stream\n'),
        body,
        Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
      ]);
    expect(findFileFlaw('application/pdf', parts(stream))).toBeNull();
    expect(findFileFlaw('application/pdf', parts(Buffer.alloc(stream.length, 7)))).not.toBeNull();
  });
});
