import { type Unzipped, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { local, SheetReader } from './sheet-reader.ts';
import { cleanCell, type Sheet, unreadable } from './table.ts';

const MAX_PARTS = 200;
const MAX_SHEETS = 50;
const MAX_UNPACKED = 20 * 1_048_576;
const READ_PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * Unpacks the required parts; sizes in the ZIP directory are validated before unpacking, and no
 * part may exceed its declared size.
 */
function unpack(bytes: Uint8Array): Unzipped {
  let parts = 0;
  let size = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      size += originalSize;
      if (parts > MAX_PARTS || size > MAX_UNPACKED) throw unreadable();
      return READ_PARTS.test(name);
    },
  });
}

interface Listener {
  open?: (tag: SaxesTagPlain) => void;
  text?: (text: string) => void;
  close?: (tag: SaxesTagPlain) => void;
}

/** Limits of nesting and of attributes per tag, above those of any real workbook. */
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 256;
/** Number of bytes decoded at a time. */
const PIECE = 65_536;

/**
 * Streams one part; rejects document type declarations (and so entities) and excessive nesting or
 * attributes.
 */
function parsePart(part: Uint8Array | undefined, { open, text, close }: Listener): void {
  if (part === undefined) return;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw unreadable();
  });
  parser.on('error', () => {
    throw unreadable();
  });
  let depth = 0;
  let attributes = 0;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw unreadable();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    attributes = 0;
    if (depth > MAX_DEPTH) throw unreadable();
    open?.(tag);
  });
  if (text !== undefined) parser.on('text', text);
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(tag);
  });
  const decoder = new TextDecoder();
  for (let start = 0; start < part.length; start += PIECE) {
    parser.write(decoder.decode(part.subarray(start, start + PIECE), { stream: true }));
  }
  parser.write(decoder.decode()).close();
}

interface SheetPart {
  name: string;
  part: Uint8Array | undefined;
}

/** The sheets of the workbook in their order; hidden ones only when there is no other. */
function findSheets(parts: Unzipped): SheetPart[] {
  const named: { name: string; relation: string; isHidden: boolean }[] = [];
  parsePart(parts['xl/workbook.xml'], {
    open: ({ name, attributes }) => {
      if (local(name) !== 'sheet' || named.length === MAX_SHEETS) return;
      const { name: title = '', state = 'visible', 'r:id': relation = '' } = attributes;
      named.push({ name: cleanCell(title), relation, isHidden: state !== 'visible' });
    },
  });
  const targets = new Map<string, string>();
  parsePart(parts['xl/_rels/workbook.xml.rels'], {
    open: ({ attributes: { Id: id, Target: target } }) => {
      if (id !== undefined && target !== undefined) targets.set(id, target);
    },
  });
  const visible = named.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : named).map(({ name, relation }, index) => {
    const target = targets.get(relation);
    const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`;
    // A workbook without relations has its first sheet where all programs write it.
    const fallback = index === 0 ? parts['xl/worksheets/sheet1.xml'] : undefined;
    return { name, part: parts[path] ?? fallback };
  });
}

function readStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  parsePart(part, {
    open: ({ name }) => {
      if (local(name) === 'si') text = '';
      inText = local(name) === 't';
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    close: ({ name }) => {
      inText = false;
      if (local(name) === 'si') strings.push(cleanCell(text));
    },
  });
  return strings;
}

/**
 * The sheets of an XLSX. Run it in a worker thread, as `read-file.ts` does.
 * @throws TableError FileUnreadable; anything else means the file is invalid.
 */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const parts = unpack(bytes);
  if (parts['xl/workbook.xml'] === undefined) throw unreadable();
  const strings = readStrings(parts['xl/sharedStrings.xml']);
  return findSheets(parts).map(({ name, part }) => {
    const sheet = new SheetReader(strings);
    parsePart(part, {
      open: (tag) => sheet.open(tag),
      text: (piece) => sheet.text(piece),
      close: (tag) => sheet.close(tag),
    });
    return { name, rows: sheet.rows, isCut: sheet.isCut };
  });
}
