import { cleanCell, MAX_COLUMNS, MAX_ROWS, type TableRow, tooManyRows } from './table.ts';

const DELIMITERS = ['\t', ';', ','] as const;
/** What the delimiter is guessed from. */
const SAMPLE = 10_000;

/** Text of a file in UTF-8, UTF-16 with its mark, or windows-1251. */
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

/** The delimiter that stands outside of quotes in the most lines of the beginning; a tab wins a tie. */
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

const LINE = /[^\r\n]*/y;

/** The line that begins at a place of the text, without what is quoted. */
function lineAt(text: string, start: number): string {
  LINE.lastIndex = start;
  const [line = ''] = LINE.exec(text) ?? [];
  return line.trimEnd().replace(/"(?:[^"]|"")*(?:"|$)/g, '');
}

/**
 * The delimiter of one row: the file's, else one that this row alone has, as when a line was typed
 * among pasted ones. A comma counts only between a code and a whole number: names have commas, too.
 */
function rowDelimiter(line: string, usual: string): string {
  if (line.includes(usual)) return usual;
  const own = ['\t', ';'].find((delimiter) => line.includes(delimiter));
  return own ?? (/^(?=\S*\p{L}|\d{4})[^\s,]+,\d+$/u.test(line) ? ',' : usual);
}

/** What an empty line yields: a file may consist of millions of them. */
const EMPTY: readonly string[] = [];

/**
 * Cells of a text in the manner of RFC 4180, a line at a time, as many as are looked at; a lone
 * quote inside a cell is text.
 */
function* splitRows(
  text: string,
  delimiterAt: (start: number) => string,
): Generator<readonly string[]> {
  let delimiter = delimiterAt(0);
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
      delimiter = delimiterAt(at + 1);
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
  const usual = named?.[1] ?? guessDelimiter(text);
  // A file that names its delimiter has no other.
  const delimiterAt = (start: number) =>
    named === null ? rowDelimiter(lineAt(text, start), usual) : usual;
  const rows: TableRow[] = [];
  let number = 0;
  for (const raw of splitRows(text, delimiterAt)) {
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
