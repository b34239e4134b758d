import { type Unzipped, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import {
  cleanCell,
  MAX_COLUMNS,
  MAX_ROWS,
  type TableRow,
  tooManyRows,
  unreadable,
} from './table.ts';

const MAX_PARTS = 200;
const MAX_UNPACKED = 20 * 1_048_576;
const WANTED =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * Unpacks the parts that are read; sizes are judged by the directory before anything is unpacked,
 * and no part takes more room than it announced.
 */
function unpack(bytes: Uint8Array): Unzipped {
  let parts = 0;
  let size = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      size += originalSize;
      if (parts > MAX_PARTS || size > MAX_UNPACKED) throw unreadable();
      return WANTED.test(name);
    },
  });
}

interface Listener {
  open?: (tag: SaxesTagPlain) => void;
  text?: (text: string) => void;
  close?: (tag: SaxesTagPlain) => void;
}

/** Streams one part; declarations of a document type, and with them entities, are refused. */
function parsePart(part: Uint8Array | undefined, { open, text, close }: Listener): void {
  if (part === undefined) return;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw unreadable();
  });
  parser.on('error', () => {
    throw unreadable();
  });
  if (open !== undefined) parser.on('opentag', open);
  if (text !== undefined) parser.on('text', text);
  if (close !== undefined) parser.on('closetag', close);
  parser.write(new TextDecoder().decode(part)).close();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The path of the sheet that stands first in the book. */
function findFirstSheet(parts: Unzipped): string {
  let relation: string | undefined;
  parsePart(parts['xl/workbook.xml'], {
    open: ({ name, attributes }) => {
      if (local(name) === 'sheet') relation ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  parsePart(parts['xl/_rels/workbook.xml.rels'], {
    open: ({ attributes }) => {
      if (attributes.Id === relation) target = attributes.Target;
    },
  });
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`;
  return path in parts ? path : 'xl/worksheets/sheet1.xml';
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

/** Column of a reference like `AB12`, from 0; null when there is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Long whole numbers are stored as `1.2E+12`; a code must read as it was typed. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? String(number) : value;
}

class SheetReader {
  readonly rows: TableRow[] = [];
  readonly #strings: readonly string[];
  #number = 0;
  #cells: string[] = [];
  #column = 0;
  #type = '';
  #value = '';
  #inValue = false;

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  open({ name, attributes }: SaxesTagPlain): void {
    const tag = local(name);
    if (tag === 'row') {
      this.#number = Number(attributes.r ?? this.#number + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (tag === 'c') {
      this.#column = columnOf(attributes.r) ?? this.#column + 1;
      this.#type = attributes.t ?? 'n';
      this.#value = '';
    }
    // A formula (`f`) is not read: its last result stands beside it as text.
    this.#inValue = tag === 'v' || tag === 't';
  }

  text(piece: string): void {
    if (this.#inValue) this.#value += piece;
  }

  close({ name }: SaxesTagPlain): void {
    const tag = local(name);
    this.#inValue = false;
    if (tag === 'c') this.#endCell();
    else if (tag === 'row') this.#endRow();
  }

  #endCell(): void {
    if (this.#column >= MAX_COLUMNS || this.#value === '') return;
    const text =
      this.#type === 's'
        ? (this.#strings[Number(this.#value)] ?? '')
        : this.#type === 'n'
          ? numberText(this.#value)
          : this.#type === 'e'
            ? ''
            : this.#value;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = cleanCell(text);
  }

  #endRow(): void {
    if (this.#cells.every((cell) => cell === '')) return;
    // One more may be the header.
    if (this.rows.length > MAX_ROWS) throw tooManyRows();
    this.rows.push({ number: this.#number, cells: this.#cells });
  }
}

/**
 * Rows of the first sheet of an XLSX. Run it where it may die: `read-file.ts` does.
 * @throws TableError FileUnreadable or TooManyRows; anything else means the file is broken.
 */
export function readXlsx(bytes: Uint8Array): TableRow[] {
  const parts = unpack(bytes);
  if (parts['xl/workbook.xml'] === undefined) throw unreadable();
  const reader = new SheetReader(readStrings(parts['xl/sharedStrings.xml']));
  parsePart(parts[findFirstSheet(parts)], {
    open: (tag) => reader.open(tag),
    text: (piece) => reader.text(piece),
    close: (tag) => reader.close(tag),
  });
  return reader.rows;
}
