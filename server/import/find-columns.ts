import type { components } from '#generated/server/operations.ts';
import { TableError, type TableRow } from './table.ts';

type ImportColumns = components['schemas']['ImportColumns'];

/** Names of the product's column, the best first. */
const productNames: readonly RegExp[] = [
  /артикул|vendor|sku/i,
  /^код|код товара|код производителя|штрих/i,
  /наименование|название|номенклатура|товар|product|name/i,
];
const quantityName = /кол-?\s?во|количество|qty|quantity|^шт|заказ/i;
/** Rows that columns without names are guessed from. */
const SAMPLE = 200;
/** Larger numbers are codes rather than quantities. */
const MAX_GUESSED = 9999;

function findHeader({ cells }: TableRow): { product: number; quantity: number | null } | null {
  for (const name of productNames) {
    const product = cells.findIndex((cell) => name.test(cell));
    if (product < 0) continue;
    const quantity = cells.findIndex((cell, index) => index !== product && quantityName.test(cell));
    return { product, quantity: quantity < 0 ? null : quantity };
  }
  return null;
}

function share(rows: readonly TableRow[], column: number, test: (cell: string) => boolean) {
  return rows.filter(({ cells }) => test(cells[column] ?? '')).length / rows.length;
}

function looksLikeQuantity(cell: string): boolean {
  const quantity = readQuantity(cell);
  return quantity !== null && quantity <= MAX_GUESSED;
}

/** Without names: quantities are the last column of small whole numbers, products the first of text. */
function guess(rows: readonly TableRow[]): { product: number; quantity: number | null } | null {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(...sample.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const product = columns.find(
    (column) => share(sample, column, (cell) => /\p{L}|\d{4}/u.test(cell)) > 0.5,
  );
  if (product === undefined) return null;
  const quantity = columns.findLast(
    (column) => column !== product && share(sample, column, looksLikeQuantity) > 0.5,
  );
  return { product, quantity: quantity ?? null };
}

/**
 * Which columns say what; numbers from 1.
 * @throws TableError ColumnsNotFound.
 */
export function findColumns(rows: readonly TableRow[]): ImportColumns {
  const [first] = rows;
  const named = first === undefined ? null : findHeader(first);
  const found = named ?? guess(rows);
  if (found === null) {
    throw new TableError(
      'ColumnsNotFound',
      'Не нашли столбец с артикулом или названием; возьмите наш шаблон',
    );
  }
  const { product, quantity } = found;
  return {
    product: product + 1,
    quantity: quantity === null ? null : quantity + 1,
    hasHeader: named !== null,
  };
}

const MAX_QUANTITY = 999_999_999;

/** A whole number above zero, perhaps with a unit or spaces in it: «1 000 шт.»; null when it is none. */
export function readQuantity(cell: string): number | null {
  const match = /^(\d[\d ]*)(?:[.,]0+)?\s*(?:шт\.?|уп\.?|упак\.?|pcs)?$/i.exec(cell.trim());
  const quantity = Number(match?.[1]?.replaceAll(' ', '') ?? 0);
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}
