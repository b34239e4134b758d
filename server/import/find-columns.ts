import type { components } from '#generated/server/operations.ts';
import { TableError, type TableRow } from '#server/import/read/table.ts';
import { isMeantAsQuantity, readQuantity } from './quantity.ts';

type ImportColumns = components['schemas']['ImportColumns'];

/** The columns and the header row. */
export interface FoundColumns extends ImportColumns {
  /** The column of the name, used when the product column is empty; from 1. */
  name: number | null;
  /** The number of the header row; null without one. */
  headerRow: number | null;
}

/** Headers of the product column, best first. */
const productNames: readonly RegExp[] = [
  /артикул|vendor|sku/i,
  /^код|штрих-?код|barcode/i,
  /наименование|название|номенклатура|^товар|^product|^name/i,
];
const quantityName = /кол-?\s?во|количество|^qty|quantity|^шт\.?$|^(?:к )?заказ(?:ать|ано|у)?$/i;
/** Number of rows used to detect columns without a header. */
const SAMPLE = 200;
/** Maximum number of lines before the header: letterheads, dates, customers. */
const MAX_BEFORE_HEADER = 30;
const MAX_HEADER_CELL = 60;
/** Larger numbers are codes rather than quantities. */
const MAX_GUESSED = 9999;

interface Header {
  product: number;
  quantity: number | null;
  name: number | null;
}

/** The columns if the row is a header; codes, numbers and long texts are data. */
function readHeader({ cells }: TableRow): Header | null {
  if (cells.some((cell) => cell.length > MAX_HEADER_CELL || /\d[\d-]/.test(cell))) return null;
  const columnOf = (name: RegExp) => cells.findIndex((cell) => name.test(cell));
  const product = productNames.map(columnOf).find((column) => column >= 0);
  if (product === undefined) return null;
  const quantity = cells.findIndex((cell, index) => index !== product && quantityName.test(cell));
  const name = columnOf(productNames[2] ?? /$^/);
  return {
    product,
    quantity: quantity < 0 ? null : quantity,
    name: name < 0 || name === product ? null : name,
  };
}

/** A header with product and quantity wins over a line that only mentions products. */
function findHeader(rows: readonly TableRow[]): (Header & { row: number }) | null {
  const headers = rows.slice(0, MAX_BEFORE_HEADER).flatMap((row, index) => {
    const header = readHeader(row);
    return header === null ? [] : [{ ...header, index, row }];
  });
  const full = headers.find(({ quantity }) => quantity !== null);
  const [first] = headers;
  // Without a quantity only the first line of a file counts as a header, if it has no other cells.
  const found = full ?? (first?.index === 0 && fits(first.row, rows[1]) ? first : undefined);
  if (found === undefined) return null;
  const { product, quantity, name, row } = found;
  return { product, quantity, name, row: row.number };
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => cell !== '').length;
}

function fits(header: TableRow, next: TableRow | undefined): boolean {
  return next === undefined || filled(header) >= filled(next);
}

function filledCells(rows: readonly TableRow[], column: number): string[] {
  return rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
}

function share(rows: readonly TableRow[], column: number, test: (cell: string) => boolean) {
  const cells = filledCells(rows, column);
  return cells.length * 2 > rows.length ? cells.filter(test).length / cells.length : 0;
}

/** Products and nothing else, in half of the lines: those of the others have only a name, further right. */
function hasHalfOfProducts(rows: readonly TableRow[], column: number): boolean {
  const cells = filledCells(rows, column);
  return cells.length * 2 === rows.length && cells.every(looksLikeProduct);
}

function isQuantity(cell: string): boolean {
  const { quantity } = readQuantity(cell);
  return quantity !== null && quantity <= MAX_GUESSED;
}

/** Neither a name nor a code: a possible quantity. */
function isShort(cell: string): boolean {
  return cell.length <= 12 && !/\s\S+\s|\d{4}|\p{L}.*\d/u.test(cell);
}

function looksLikeProduct(cell: string): boolean {
  return /\d{4}/.test(cell) || (/\p{L}/u.test(cell) && !isMeantAsQuantity(cell));
}

/** 1, 2, 3 …: the numbers of the lines. */
function countsLines(rows: readonly TableRow[], column: number): boolean {
  return rows.length > 1 && rows.every(({ cells }, index) => cells[column] === String(index + 1));
}

/**
 * Without a header: the product is the first column of texts or codes; the quantity is the last
 * column of small integers, otherwise of possible quantities, preferably to the right of the
 * product.
 */
function guess(rows: readonly TableRow[]): Header | null {
  const sample = rows.slice(0, SAMPLE);
  const wide = sample.filter((row) => filled(row) > 1);
  const body = wide.length > 0 ? wide : sample;
  const width = Math.max(...body.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const product =
    columns.find((column) => share(body, column, looksLikeProduct) > 0.5) ??
    columns.find((column) => hasHalfOfProducts(body, column));
  if (product === undefined) return null;
  const right = columns.filter((column) => column > product);
  const left = columns.filter((column) => column < product && !countsLines(body, column));
  // A line without a code may have its name in the column of quantities.
  const coded = body.filter(({ cells }) => (cells[product] ?? '') !== '');
  const among = (some: readonly number[], test: (cell: string) => boolean) =>
    some.findLast((column) => share(coded, column, test) > 0.5);
  const quantity =
    among(right, isQuantity) ??
    among(right, isMeantAsQuantity) ??
    among(right, isShort) ??
    among(left, isQuantity) ??
    among(left, isMeantAsQuantity);
  return { product, quantity: quantity ?? null, name: null };
}

/**
 * Detects the columns; numbers from 1.
 * @throws TableError ColumnsNotFound.
 */
export function findColumns(rows: readonly TableRow[]): FoundColumns {
  const named = findHeader(rows);
  const found = named ?? guess(rows);
  if (found === null) {
    throw new TableError(
      'ColumnsNotFound',
      'Не нашли столбец с артикулом или названием; возьмите наш шаблон',
    );
  }
  return {
    product: found.product + 1,
    quantity: found.quantity === null ? null : found.quantity + 1,
    name: found.name === null ? null : found.name + 1,
    hasHeader: named !== null,
    headerRow: named?.row ?? null,
  };
}
