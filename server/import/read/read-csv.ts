import { cleanCell, MAX_COLUMNS, MAX_ROWS, type TableRow, tooManyRows } from './table.ts';

const DELIMITERS = ['\t', ';', ','] as const;
/** Length of the text that the delimiter is detected from. */
const SAMPLE = 10_000;

/** Text of a file in UTF-8, UTF-16 with BOM, or windows-1251. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The delimiter that most of the first lines contain outside of quotes; a tab wins a tie. */
function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, SAMPLE)
    .replace(/"(?:[^"]|"")*"/g, '')
    // «LV-1009-03 2,5»: a decimal comma.
    .replace(/(?<=[^\S\r\n])-?\d+,\d+(?=[^\S\r\n]|$)/gm, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const score = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, score: score(delimiter) }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best?.delimiter ?? ';';
}

/** Shared result of empty lines: a file may consist of millions of them. */
const EMPTY: readonly string[] = [];

/**
 * Cells of a text as in RFC 4180, line by line, up to the maximum number of columns; a single quote
 * character inside a cell is text.
 */
function* splitRows(text: string, delimiter: string): Generator<readonly string[]> {
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === delimiter) {
      if (cells.length < MAX_COLUMNS) cells.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      yield cells.length === 0 && cell === '' ? EMPTY : [...cells, cell];
      cells = [];
      cell = '';
    } else cell += sign;
  }
  yield [...cells, cell];
}

/**
 * Rows of a CSV or of text copied from a spreadsheet; `;`, comma or tab between the cells.
 * @throws TableError TooManyRows.
 */
export function readCsv(bytes: Uint8Array): TableRow[] {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(text);
  const delimiter = named?.[1] ?? guessDelimiter(text);
  const rows: TableRow[] = [];
  let number = 0;
  for (const raw of splitRows(text, delimiter)) {
    number += 1;
    if (raw === EMPTY || (named !== null && number === 1)) continue;
    const cells = raw.slice(0, MAX_COLUMNS).map(cleanCell);
    if (cells.every((cell) => cell === '')) continue;
    // One more may be the header.
    if (rows.length > MAX_ROWS) throw tooManyRows();
    rows.push({ number, cells });
  }
  return rows;
}
