import type { components } from '#generated/server/operations.ts';
import { ensureCart, readLines } from '#server/cart/cart-store.ts';
import { toCartProduct } from '#server/cart/lines/cart-line.ts';
import { type LineProduct, loadLineProducts } from '#server/cart/lines/line-products.ts';
import type { Database } from '#server/db/connection.ts';
import type { imports, StoredImportRow } from '#server/db/schema/buying.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import {
  largestQuantity,
  quantityAfterAdding,
  smallestQuantity,
} from '#server/product/stock/quantity.ts';
import { forbiddenMessage } from '#server/product/stock/restriction.ts';
import { MAX_READ_QUANTITY } from './quantity.ts';

type Schemas = components['schemas'];
export type ImportRecord = typeof imports.$inferSelect;
export type ImportResult = Schemas['ImportResult'];
type ImportRow = Schemas['ImportRow'];

/** The product of a row: the chosen one, or the only candidate. */
export function selectedProduct({ chosen, candidates }: StoredImportRow): string | null {
  return chosen ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
}

type Check = Pick<ImportRow, 'outcome' | 'quantity' | 'message'>;

/** What the file requests, in pieces; null when it has no quantity, or an invalid one. */
function requestedPieces({ requested, packs }: StoredImportRow, packSize: number): number | null {
  if (packs === undefined) return requested;
  return Math.min((requested ?? 0) + packs * packSize, MAX_READ_QUANTITY);
}

/** How packs became pieces, so that the buyer sees what was assumed. */
function packNote({ packs, requested }: StoredImportRow, packSize: number): string | null {
  if (packs === undefined) return null;
  if (packSize === 1) {
    return `${packs}\u00a0уп. посчитаны как ${packs}\u00a0шт.: в каталоге нет размера упаковки`;
  }
  const others = requested === null ? '' : ` и ${requested}\u00a0шт.`;
  return `В файле ${packs}\u00a0уп. по ${packSize}\u00a0шт.${others}`;
}

function validate(row: StoredImportRow, product: LineProduct, inCart: number): Check {
  if (row.added) return { outcome: 'Matched', quantity: 0, message: 'Уже добавлено в корзину' };
  if (product.saleForbidden) {
    return { outcome: 'Unavailable', quantity: 0, message: forbiddenMessage(product) };
  }
  if (largestQuantity(product) === 0) {
    return { outcome: 'Unavailable', quantity: 0, message: 'Товара нет в наличии' };
  }
  if (row.quantityProblem) {
    return { outcome: 'InvalidQuantity', quantity: 0, message: row.quantityProblem };
  }
  const inFile = requestedPieces(row, product.packSize);
  const requested = inFile ?? smallestQuantity(product);
  const note = packNote(row, product.packSize);
  const quantity = quantityAfterAdding(inCart, requested, product) - inCart;
  if (quantity < requested) {
    const message =
      quantity > 0 ? `Осталось ${largestQuantity(product)} шт.` : 'Всё, что есть, уже в корзине';
    return { outcome: 'Reduced', quantity, message: joined(note, message) };
  }
  return { outcome: 'Matched', quantity, message: joined(note, remark(inFile, quantity)) };
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join('. ') || null;
}

function remark(inFile: number | null, quantity: number): string | null {
  if (inFile === null) return `Количества в файле нет, взято наименьшее: ${quantity}\u00a0шт.`;
  return quantity > inFile ? `Округлено до упаковки: ${quantity}\u00a0шт.` : null;
}

/** Why a row has no product yet. */
function missing({ text, packs, quantityProblem }: StoredImportRow, isOpen: boolean): string {
  if (text === '') return 'В строке нет ни артикула, ни названия';
  const reason = isOpen ? 'Подходят несколько товаров' : 'Такого товара нет в каталоге';
  if (packs !== undefined) return `${reason}. В файле ${packs}\u00a0уп.`;
  return quantityProblem ? `${reason}. ${quantityProblem}` : reason;
}

function toRow(
  row: StoredImportRow,
  products: ReadonlyMap<string, LineProduct>,
  inCarts: ReadonlyMap<string, number>,
): ImportRow {
  const id = selectedProduct(row);
  const product = id === null ? undefined : products.get(id);
  const inCart = id === null ? 0 : (inCarts.get(id) ?? 0);
  const candidates = row.candidates.length > 1 ? row.candidates : [];
  const shown = {
    row: row.row,
    mergedRows: row.mergedRows,
    text: row.text,
    requested: requestedPieces(row, product?.packSize ?? 1),
    quantityText: row.quantityText ?? '',
    product: product === undefined ? null : toCartProduct(product),
    candidates: candidates.flatMap((candidate) => {
      const found = products.get(candidate);
      return found === undefined ? [] : [toCartProduct(found)];
    }),
    inCart,
  };
  if (product !== undefined) {
    const validated = validate(row, product, inCart);
    return { ...shown, ...validated, becomes: inCart + validated.quantity };
  }
  const isOpen = shown.candidates.length > 0;
  return {
    ...shown,
    outcome: isOpen ? 'Ambiguous' : 'NotFound',
    quantity: 0,
    becomes: inCart,
    message: missing(row, isOpen),
  };
}

/** Number of lines by outcome: merged lines count individually. */
function count(rows: readonly ImportRow[]): Schemas['ImportCounts'] {
  const of = (outcome: ImportRow['outcome']) =>
    rows
      .filter((row) => row.outcome === outcome)
      .reduce((sum, { mergedRows }) => sum + 1 + mergedRows.length, 0);
  return {
    matched: of('Matched'),
    ambiguous: of('Ambiguous'),
    reduced: of('Reduced'),
    unavailable: of('Unavailable'),
    notFound: of('NotFound'),
    invalidQuantity: of('InvalidQuantity'),
  };
}

/** A parsed file with the current catalog and the user's cart, in a bounded number of queries. */
export async function viewImport(
  db: Database,
  record: ImportRecord,
  contractID: string | null,
  now: Date,
): Promise<ImportResult> {
  const cart = await ensureCart(db, record.userID);
  const lines = await readLines(db, cart.id);
  const inCarts = new Map(lines.map(({ productID, quantity }) => [productID, quantity]));
  const ids = new Set(record.rows.flatMap(({ candidates }) => candidates));
  const products = await loadLineProducts(db, [...ids], contractID, {
    opensRestricted: await opensRestricted(db, cart, now),
  });
  const rows = record.rows.map((row) => toRow(row, products, inCarts));
  return {
    id: record.id,
    status: 'Done',
    fileName: record.fileName,
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt.toISOString(),
    partnerID: record.partnerID,
    columns: record.columns,
    rowCount: record.rowCount,
    processedCount: record.rowCount,
    counts: count(rows),
    addableCount: rows.filter(({ quantity }) => quantity > 0).length,
    amount: rows.reduce((sum, { quantity, product }) => sum + quantity * (product?.price ?? 0), 0),
    rows,
    // Records of a day ago have no sheets.
    skipped: record.skipped.map((line) => ({ ...line, sheet: line.sheet ?? null })),
  };
}
