import { crc32, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** Says why the bytes are not what their media type says; null when they are. */
type Open = (bytes: Buffer) => string | null;

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const openers: Readonly<Record<string, Open>> = {
  'application/pdf': readPDF,
  'application/zip': (bytes) => readArchive(bytes).problem,
  [spreadsheet]: readWorkbook,
  'image/png': readPNG,
  'image/jpeg': readJPEG,
  'image/webp': readWebP,
};

/**
 * Opens a file of a response: a PDF down to its pages, an archive and every file in it, the tables of a
 * workbook, an image from its first byte to its last. Null when it is whole, or of a type that is not known.
 */
export function findFileFlaw(mediaType: string, bytes: Buffer): string | null {
  return openers[mediaType]?.(bytes) ?? null;
}

/** The last of the places where a PDF says where its table of objects starts. */
const tableStart = /startxref\s+(\d+)\s+%%EOF\s*$/;

function readPDF(bytes: Buffer): string | null {
  // One character for each byte, so that places in the text are places in the file.
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'no %PDF- at the beginning';
  const start = tableStart.exec(text)?.[1];
  if (start === undefined) return 'no startxref and %%EOF at the end';
  const table = text.slice(Number(start));
  if (/^\d+ \d+ obj\b/.test(table)) return readObjectStream(bytes.subarray(Number(start)));
  if (!/^xref\s/.test(table)) return `no table of objects at ${start}, where startxref says it is`;
  const root = /trailer[\s\S]*?\/Root (\d+) 0 R/.exec(table)?.[1];
  if (root === undefined) return 'a trailer without /Root';
  const catalog = objectOf(text, table, root);
  const pages = /\/Pages (\d+) 0 R/.exec(catalog ?? '')?.[1];
  if (pages === undefined) return `no catalog of pages at object ${root}`;
  const count = Number(/\/Count (\d+)/.exec(objectOf(text, table, pages) ?? '')?.[1] ?? 0);
  return count > 0 ? null : 'no pages';
}

/** The object with a number, where the table of a PDF says that it is. */
function objectOf(text: string, table: string, number: string): string | null {
  const [, first = '0'] = /^xref\s+(\d+)/.exec(table) ?? [];
  const entries = table.match(/\d{10} \d{5} [nf]/g) ?? [];
  const place = Number(entries[Number(number) - Number(first)]?.slice(0, 10) ?? Number.NaN);
  const object = text.slice(place, text.indexOf('endobj', place));
  return object.startsWith(`${number} 0 obj`) ? object : null;
}

/** A PDF since 1.5 may hold its table as a compressed stream: that it can be unpacked is all that is read. */
function readObjectStream(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  const [head = '', length] = /^[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/.exec(text) ?? [];
  if (!head.includes('/XRef') || length === undefined) return 'no table of objects';
  if (!head.includes('/FlateDecode')) return null;
  try {
    inflateSync(bytes.subarray(head.length, head.length + Number(length)));
    return null;
  } catch (error) {
    return `a table of objects that cannot be unpacked: ${String(error)}`;
  }
}

interface Archive {
  readonly problem: string | null;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** Unpacks every file; the archive has the length and the checksum of each. */
function readArchive(bytes: Buffer): Archive {
  try {
    const files = unzipSync(bytes);
    const names = Object.keys(files);
    if (names.length === 0) return { problem: 'an archive without files', files };
    const broken = names.find((name) => !hasChecksum(bytes, name, files[name]));
    if (broken !== undefined) return { problem: `${broken} is not what its checksum says`, files };
    const unmarked = names.find((name) => !isReadable(bytes, name));
    const problem = unmarked === undefined ? null : `${unmarked} is not marked as UTF-8`;
    return { problem, files };
  } catch (error) {
    return { problem: `no ZIP archive: ${String(error)}`, files: {} };
  }
}

const directoryEntry = 'PK\u0001\u0002';

/** Where the directory of an archive describes a file; -1 when fflate has decoded its name otherwise. */
function entryOf(bytes: Buffer, name: string): number {
  for (
    let at = bytes.indexOf(directoryEntry);
    at >= 0;
    at = bytes.indexOf(directoryEntry, at + 4)
  ) {
    const length = at + 46 <= bytes.length ? bytes.readUInt16LE(at + 28) : 0;
    const encoding = isMarked(bytes, at) ? 'utf8' : 'latin1';
    if (bytes.toString(encoding, at + 46, at + 46 + length) === name) return at;
  }
  return -1;
}

/** Bit 11 of the flags: the name is in UTF-8 (APPNOTE 4.4.4). */
function isMarked(bytes: Buffer, at: number): boolean {
  return (bytes.readUInt16LE(at + 8) & 0x800) !== 0;
}

/** Whether the directory of an archive has the checksum of a file: fflate does not compare them. */
function hasChecksum(bytes: Buffer, name: string, file: Uint8Array | undefined): boolean {
  const at = entryOf(bytes, name);
  return at < 0 || bytes.readUInt32LE(at + 16) === crc32(file ?? new Uint8Array());
}

/** A name with other letters than those of ASCII must be marked: unpackers would guess its encoding. */
function isReadable(bytes: Buffer, name: string): boolean {
  const at = entryOf(bytes, name);
  return at < 0 || isMarked(bytes, at) || !/[^ -~]/.test(name);
}

function readWorkbook(bytes: Buffer): string | null {
  const { problem, files } = readArchive(bytes);
  if (problem !== null) return problem;
  for (const needed of ['[Content_Types].xml', 'xl/workbook.xml']) {
    if (files[needed] === undefined) return `no ${needed} in the workbook`;
  }
  const sheets = Object.keys(files).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  if (sheets.length === 0) return 'a workbook without tables';
  for (const [name, content] of Object.entries(files)) {
    const flaw = /\.(?:xml|rels)$/.test(name) ? findXMLFlaw(content) : null;
    if (flaw !== null) return `${name}: ${flaw}`;
  }
  return null;
}

function findXMLFlaw(content: Uint8Array): string | null {
  try {
    new SaxesParser().write(new TextDecoder('utf-8', { fatal: true }).decode(content)).close();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

/** Every chunk of a PNG has its length and checksum; the last one is empty. */
function readPNG(bytes: Buffer): string | null {
  if (!bytes.subarray(0, 8).equals(pngStart)) return 'no PNG signature';
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return 'a PNG that ends in the middle of a chunk';
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) {
      return `a chunk ${kind} that is not what its checksum says`;
    }
    if (kind === 'IEND') return null;
    at = end + 4;
  }
  return 'a PNG without its end';
}

const jpegStart = Buffer.from('ffd8ff', 'hex');

function readJPEG(bytes: Buffer): string | null {
  if (!bytes.subarray(0, 3).equals(jpegStart)) return 'no JPEG signature';
  return bytes.subarray(-2).toString('hex') === 'ffd9' ? null : 'a JPEG without its end';
}

function readWebP(bytes: Buffer): string | null {
  const isWebP =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebP) return 'no WebP signature';
  const length = bytes.readUInt32LE(4) + 8;
  return length === bytes.length ? null : `${bytes.length} bytes of a WebP of ${length}`;
}
