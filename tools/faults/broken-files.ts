import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';

/** An unreadable file and its fault. */
export interface BrokenFile {
  title: string;
  bytes: Uint8Array;
  name?: string;
}

const workbook =
  '<workbook xmlns:r="r"><sheets><sheet name="1" sheetID="1" r:id="rId1"/></sheets></workbook>';
const relations =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

function book(sheet: string | Uint8Array, more: Record<string, string | Uint8Array> = {}) {
  const parts = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  );
}

function sheet(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

function cell(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

const sound = book(sheet(`<row r="1">${cell('A1', 'CODE-gloves')}</row>`));

function manyRows(count: number): string {
  return sheet(
    Array.from(
      { length: count },
      (_, index) => `<row r="${index + 1}">${cell(`A${index + 1}`, `K${index}`)}</row>`,
    ).join(''),
  );
}

function cutAt(bytes: Uint8Array, share: number): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length * share));
}

function withByte(bytes: Uint8Array, share: number): Uint8Array {
  const copy = bytes.slice();
  copy.fill(0xff, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 24);
  return copy;
}

const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from(
  { length: 20 },
  (_, index) => `<!ENTITY a${index + 1} "&a${index || ''};&a${index || ''};">`,
).join('')}]>`;

/** One of each kind; the list is repeated with other noise until there are enough. */
const kinds: readonly ((turn: number) => BrokenFile)[] = [
  () => ({ title: 'nothing', bytes: new Uint8Array() }),
  (turn) => ({ title: 'noise', bytes: randomBytes(1000 + turn * 10_000) }),
  (turn) => ({
    title: 'noise that begins as a book',
    bytes: Buffer.concat([strToU8('PK\x03\x04'), randomBytes(500 + turn * 5000)]),
  }),
  (turn) => ({ title: 'a book that was cut', bytes: cutAt(sound, 0.3 + (turn % 6) / 10) }),
  (turn) => ({ title: 'a book with a wrong byte', bytes: withByte(sound, 0.05 + (turn % 8) / 50) }),
  () => ({
    title: 'an old XLS',
    bytes: Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), randomBytes(4000)]),
  }),
  () => ({
    title: 'a PDF',
    bytes: Buffer.concat([strToU8('%PDF-1.7\n%'), new Uint8Array(100), randomBytes(4000)]),
    name: 'zakaz.xlsx',
  }),
  () => ({ title: 'a book without a workbook', bytes: zipSync({ 'a.txt': strToU8('a') }) }),
  () => ({
    title: 'a book of 300 parts',
    bytes: zipSync(
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`p${index}`, strToU8('x')])),
    ),
  }),
  () => ({ title: 'a bomb of zeros', bytes: book(new Uint8Array(64 * 1_048_576)) }),
  () => ({ title: 'a bomb of spaces', bytes: book(sheet(' '.repeat(19 * 1_048_576))) }),
  () => ({
    title: 'a bomb of text in one cell',
    bytes: book(sheet(`<row r="1">${cell('A1', '%'.repeat(18 * 1_048_576))}</row>`)),
  }),
  () => ({
    title: 'an external entity',
    bytes: book(`${entity}${sheet(`<row r="1">${cell('A1', '&a;')}</row>`)}`),
  }),
  () => ({
    title: 'a billion laughs',
    bytes: book(`${laughs}${sheet(`<row r="1">${cell('A1', '&a20;')}</row>`)}`),
  }),
  () => ({
    title: 'tags that do not close',
    bytes: book('<worksheet><sheetData><row r="1"><c r="A1">'),
  }),
  (turn) => ({
    title: 'tags 200,000 deep',
    bytes: book(`<worksheet>${'<a>'.repeat(200_000 + turn)}`),
  }),
  () => ({
    title: 'a tag of 300,000 attributes',
    bytes: book(
      `<worksheet ${Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ')}>`,
    ),
  }),
  () => ({ title: 'more rows than allowed', bytes: book(manyRows(6000)) }),
  () => ({ title: 'a sheet of empty rows', bytes: book(sheet('<row/>'.repeat(400_000))) }),
  () => ({
    title: 'a cell at the far end',
    bytes: book(sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  }),
  () => ({
    title: 'missing shared strings',
    bytes: book(sheet('<row r="1"><c r="A1" t="s"><v>99999999</v></c></row>')),
  }),
  () => ({
    title: 'shared strings of noise',
    bytes: book(sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': randomBytes(2000),
    }),
  }),
  () => ({ title: 'text with zeros in it', bytes: strToU8('Артикул;Кол\0во\nCODE-gloves;1') }),
  () => ({
    title: 'more lines than allowed',
    bytes: strToU8(Array.from({ length: 6000 }, (_, index) => `K${index};1`).join('\n')),
    name: 'a.csv',
  }),
  () => ({ title: 'delimiters alone', bytes: strToU8(';'.repeat(4_000_000)), name: 'a.csv' }),
  () => ({ title: 'line ends alone', bytes: strToU8('\n'.repeat(4_000_000)), name: 'a.csv' }),
  () => ({ title: 'quotes alone', bytes: strToU8(`"${'" "'.repeat(1_000_000)}`), name: 'a.csv' }),
  () => ({ title: 'no column of products', bytes: strToU8('1;2\n3;4\n5;6'), name: 'a.csv' }),
  (turn) => ({
    title: 'more bytes than allowed',
    bytes: new Uint8Array(5_300_000 + turn).fill(65),
  }),
  (turn) => ({
    title: 'far more bytes than allowed',
    bytes: new Uint8Array(7_000_000 + turn).fill(65),
  }),
];

export const KINDS = kinds.length;

/** `count` unreadable files, of all kinds. */
export function brokenFiles(count: number): BrokenFile[] {
  return Array.from({ length: count }, (_, index) => {
    const make = kinds[index % kinds.length];
    if (make === undefined) throw new Error('No kind');
    return make(Math.floor(index / kinds.length));
  });
}
