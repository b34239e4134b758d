/** A file as rows of text; `number` is the row's number in the file, from 1. Empty rows are left out. */
export interface TableRow {
  number: number;
  /** By column, from 0; empty cells are ''. */
  cells: string[];
}

/** One sheet of a workbook, or the text of a CSV. */
export interface Sheet {
  /** Null of a CSV. */
  name: string | null;
  rows: TableRow[];
  /** It has more rows than an import takes: the rest was not read. */
  isCut: boolean;
}

export const MAX_ROWS = 5000;
export const MAX_BYTES = 5_242_880;
/** Maximum number of columns; further ones are not read. */
export const MAX_COLUMNS = 50;
/** Maximum length of a cell. */
export const MAX_CELL = 500;

export type TableProblem = 'FileUnreadable' | 'FileEmpty' | 'TooManyRows' | 'ColumnsNotFound';

/** A file that cannot be read; the message is for the user. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly reason: TableProblem;

  constructor(reason: TableProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The file is damaged, protected or of another format. */
export function unreadable(): TableError {
  return new TableError('FileUnreadable', 'Файл не читается: нужен XLSX или CSV без пароля');
}

/** The file has more rows than an import takes. */
export function tooManyRows(): TableError {
  return new TableError('TooManyRows', 'В файле больше 5 000 строк, разделите его');
}

/** The normalized text of a cell. */
export function cleanCell(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_CELL);
}
