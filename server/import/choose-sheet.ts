import { limits } from '#generated/server/limits.ts';
import { MAX_ROWS, type Sheet, TableError, tooManyRows } from '#server/import/read/table.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';
import { type ImportEntry, readEntries, type SkippedLine } from './read-entries.ts';

/** The sheet of a file that is imported. */
interface ChosenSheet {
  /** Null when the file has no other. */
  name: string | null;
  columns: FoundColumns;
  entries: ImportEntry[];
  /** Its lines without a product, and a line for each sheet that was not read. */
  skipped: SkippedLine[];
}

type ReadSheet = Omit<ChosenSheet, 'name'> & { sheet: Sheet };

/** Null when the sheet has no column of products. */
function tryRead(sheet: Sheet): ReadSheet | null {
  try {
    const columns = findColumns(sheet.rows);
    return { sheet, columns, ...readEntries(sheet.rows, columns) };
  } catch (error) {
    if (error instanceof TableError) return null;
    throw error;
  }
}

/** A table with quantities before any other, then the one with most products. */
function isBetter(one: ReadSheet, than: ReadSheet): boolean {
  const hasQuantity = (read: ReadSheet) => read.columns.quantity !== null;
  if (hasQuantity(one) !== hasQuantity(than)) return hasQuantity(one);
  return one.entries.length > than.entries.length;
}

function describeUnread({ name, rows, isCut }: Sheet): SkippedLine {
  const text = isCut
    ? `больше ${countOf(MAX_ROWS, ['строки', 'строк', 'строк'])}`
    : countOf(rows.length, ['строка', 'строки', 'строк']);
  return { row: rows[0]?.number ?? 1, sheet: name || 'без названия', text };
}

/**
 * The sheet that has the order: people put letters and price lists beside it. One whole sheet is read, and
 * what is on the others is said, since rows of several have no number of their own.
 * @throws TableError ColumnsNotFound or TooManyRows.
 */
export function chooseSheet(sheets: readonly Sheet[]): ChosenSheet {
  const [only] = sheets;
  if (only !== undefined && sheets.length === 1) {
    if (only.isCut) throw tooManyRows();
    const columns = findColumns(only.rows);
    return { name: null, columns, ...readEntries(only.rows, columns) };
  }
  const read = sheets.filter(({ isCut }) => !isCut).flatMap((sheet) => tryRead(sheet) ?? []);
  const [first, ...others] = read.filter(({ entries }) => entries.length > 0);
  if (first === undefined) {
    if (sheets.some(({ isCut }) => isCut)) throw tooManyRows();
    throw new TableError('FileEmpty', 'В файле нет строк с товарами');
  }
  const best = others.reduce((chosen, next) => (isBetter(next, chosen) ? next : chosen), first);
  const unread = sheets.filter((sheet) => sheet !== best.sheet).map(describeUnread);
  return {
    name: best.sheet.name,
    columns: best.columns,
    entries: best.entries,
    // A sheet that is not read is worth more than the last of thousands of lines without a product.
    skipped: [...best.skipped.slice(0, limits['ImportResult.skipped'] - unread.length), ...unread],
  };
}
