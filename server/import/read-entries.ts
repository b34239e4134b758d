import { MAX_CELL, type TableRow } from '#server/import/read/table.ts';
import type { FoundColumns } from './find-columns.ts';
import { isInPacks, isMeantAsQuantity, readQuantity, splitQuantity } from './quantity.ts';

/** A line of the file with a product. */
export interface ImportEntry {
  row: number;
  /** Vendor code or name; '' when the line has neither. */
  text: string;
  /** The quantity of the line; null when the file has no quantities. */
  amount: string | null;
  /** An alternative reading with the end of the line as quantity: «LV-1009-03 4». */
  split: { text: string; amount: string; hasUnit: boolean } | null;
}

/** A line without a product: a letterhead, a header, a total. */
export interface SkippedLine {
  row: number;
  /** The name of a sheet that was not read; null for a line of the one that was. */
  sheet: string | null;
  text: string;
}

const TOTAL = /^(?:итого|всего|total)(?=$|[\s:.,])/i;

function isTotal({ cells }: TableRow, { product }: FoundColumns): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  const code = cells[product - 1] ?? '';
  return TOTAL.test(first) || (code === '' && cells.some((cell) => TOTAL.test(cell)));
}

/** Lines before the header contain customer and date, unless they look like product lines. */
function isLetterhead({ number, cells }: TableRow, columns: FoundColumns): boolean {
  if (columns.headerRow === null || number >= columns.headerRow) return false;
  const amount = columns.quantity === null ? '' : (cells[columns.quantity - 1] ?? '');
  return (cells[columns.product - 1] ?? '') === '' || readQuantity(amount).quantity === null;
}

/** The second line of a header with merged cells: «заказ», «остаток» below «Количество». */
function isSecondHead(row: TableRow, columns: FoundColumns, before: TableRow | undefined): boolean {
  return (
    columns.headerRow !== null &&
    before?.number === columns.headerRow &&
    (row.cells[columns.product - 1] ?? '') === '' &&
    (columns.name === null || (row.cells[columns.name - 1] ?? '') === '') &&
    row.cells.every((cell) => !/\d/.test(cell))
  );
}

/** Accounting programs write the unit in a cell of its own after the quantity. */
function withPackUnit(quantity: string, next: string): string {
  return /^[\d\s.,]*\d$/.test(quantity) && /^\D+$/.test(next) && isInPacks(next)
    ? `${quantity} ${next}`
    : quantity;
}

/**
 * The cell of the quantity. A line of two cells under a header of code, name and quantity has it in the
 * place of the name, as people write who leave the name out.
 */
function quantityCell({ cells }: TableRow, { quantity, name }: FoundColumns): string {
  if (quantity === null) return '';
  const given = withPackUnit(cells[quantity - 1] ?? '', cells[quantity] ?? '');
  const named = name === null ? '' : (cells[name - 1] ?? '');
  const isPair = cells.filter((cell) => cell !== '').length === 2;
  return given === '' && isPair && isMeantAsQuantity(named) ? named : given;
}

/** The code, otherwise the name, otherwise any text of the line except its quantity. */
function textOf({ cells }: TableRow, { product, name, quantity }: FoundColumns): string {
  const others = cells.filter((cell, at) => at + 1 !== quantity && /\p{L}|\d{4}/u.test(cell));
  return cells[product - 1] || (name === null ? '' : cells[name - 1]) || (others[0] ?? '');
}

/**
 * Text and quantity of a line with an empty code before its name, among lines of code and quantity without
 * a header: «;Композит;2» below «LV-1009-03;4» has its name in the column of quantities. Null for any other.
 */
function readShifted({ cells }: TableRow, columns: FoundColumns): readonly [string, string] | null {
  const { headerRow, product, quantity } = columns;
  if (headerRow !== null || quantity === null || cells[product - 1] !== '') return null;
  if (isMeantAsQuantity(cells[quantity - 1] ?? '')) return null;
  const at = cells.findIndex((cell) => /\p{L}|\d{4}/u.test(cell) && !isMeantAsQuantity(cell));
  return [cells[at] ?? '', cells.slice(at + 1).find(isMeantAsQuantity) ?? ''];
}

function toEntry(row: TableRow, columns: FoundColumns): ImportEntry {
  const [text, cell] = readShifted(row, columns) ?? [
    textOf(row, columns),
    quantityCell(row, columns),
  ];
  const isAlone = row.cells.filter((other) => other !== '').length === 1;
  return {
    row: row.number,
    text,
    amount: columns.quantity === null ? null : cell,
    split: cell === '' && isAlone ? splitQuantity(text) : null,
  };
}

/** Every line of the file, either as an entry or as one that was skipped. */
export function readEntries(
  rows: readonly TableRow[],
  columns: FoundColumns,
): { entries: ImportEntry[]; skipped: SkippedLine[] } {
  const header = rows.find(({ number }) => number === columns.headerRow)?.cells.join('\n');
  const entries: ImportEntry[] = [];
  const skipped: SkippedLine[] = [];
  for (const [index, row] of rows.entries()) {
    const isSkipped =
      row.cells.join('\n') === header ||
      isLetterhead(row, columns) ||
      isSecondHead(row, columns, rows[index - 1]) ||
      isTotal(row, columns);
    if (!isSkipped) entries.push(toEntry(row, columns));
    else {
      const text = row.cells
        .filter((cell) => cell !== '')
        .join(' · ')
        .slice(0, MAX_CELL);
      skipped.push({ row: row.number, sheet: null, text });
    }
  }
  return { entries, skipped };
}
