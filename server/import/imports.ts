import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { contractOf } from '#server/cart/company.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { imports, type StoredImportRow } from '#server/db/schema/buying.ts';
import { listCustomers } from '#server/user/customers.ts';
import { findColumns, readQuantity } from './find-columns.ts';
import type { ImportRecord } from './import-view.ts';
import { type ImportEntry, matchRows } from './match-rows.ts';
import { MAX_ROWS, TableError, type TableRow, tooManyRows } from './table.ts';

const LASTS_MS = 24 * 3_600_000;
const MAX_NAME = 255;

/**
 * The contract whose prices an import shows.
 * @throws ApiProblem 404 when the company is not the reader's.
 */
export async function contractFor(
  db: Database,
  userID: string,
  partnerID: string | null,
  now: Date,
): Promise<string | null> {
  if (partnerID === null) return null;
  const customers = await listCustomers(db, userID);
  const customer = customers.find(({ partner }) => partner?.id === partnerID);
  if (customer === undefined) {
    throw new ApiProblem(404, 'Компания не найдена', { reason: 'NotFound' });
  }
  return contractOf(db, customer, now);
}

function toEntries(rows: readonly TableRow[], product: number, quantity: number | null) {
  return rows.flatMap(({ number, cells }): ImportEntry[] => {
    const text = cells[product - 1] ?? '';
    const amount = quantity === null ? null : readQuantity(cells[quantity - 1] ?? '');
    return text === '' ? [] : [{ row: number, text, requested: amount }];
  });
}

/** A read file, and what its rows may mean. */
type MatchedFile = Pick<ImportRecord, 'columns' | 'rowCount' | 'rows'>;

/** @throws TableError when it has no products, or too many. */
export async function matchFile(db: Database, rows: readonly TableRow[]): Promise<MatchedFile> {
  const columns = findColumns(rows);
  const body = columns.hasHeader ? rows.slice(1) : rows;
  if (body.length > MAX_ROWS) throw tooManyRows();
  const entries = toEntries(body, columns.product, columns.quantity ?? null);
  if (entries.length === 0) throw new TableError('FileEmpty', 'В файле нет строк с товарами');
  return { columns, rowCount: entries.length, rows: await matchRows(db, entries) };
}

/** Keeps a read file for its reader. */
export async function storeImport(
  tx: Database,
  { userID, partnerID, fileName }: { userID: string; partnerID: string | null; fileName: string },
  file: MatchedFile,
  now: Date,
): Promise<ImportRecord> {
  const [record] = await tx
    .insert(imports)
    .values({
      id: randomUUID(),
      userId: userID,
      fileName: fileName.replace(/[\p{Cc}/\\]/gu, '').slice(-MAX_NAME) || 'Вставленный текст',
      partnerId: partnerID,
      ...file,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LASTS_MS),
    })
    .returning();
  if (record === undefined) throw new Error('The import was not stored');
  return record;
}

/**
 * A reader's own import.
 * @param lock holds it until the transaction ends.
 * @throws ApiProblem 404 for another's, an unknown one, or one that is over.
 */
export async function getImport(
  db: Database,
  userID: string,
  id: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord> {
  const found = db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userID), gt(imports.expiresAt, now)));
  const [record] = await (lock ? found.for('update') : found);
  if (record === undefined) {
    throw new ApiProblem(404, 'Загруженный файл не найден, загрузите его снова', {
      reason: 'NotFound',
    });
  }
  return record;
}

export async function updateImport(
  tx: Database,
  record: ImportRecord,
  rows: StoredImportRow[],
): Promise<ImportRecord> {
  await tx.update(imports).set({ rows }).where(eq(imports.id, record.id));
  return { ...record, rows };
}

interface Choice {
  row: number;
  productID: string | null;
}

/**
 * The rows with the reader's choices.
 * @throws ApiProblem 422 for a row that is not there or a product that was not offered.
 */
export function applyChoices(
  rows: readonly StoredImportRow[],
  choices: readonly Choice[],
): StoredImportRow[] {
  const wanted = new Map(choices.map(({ row, productID }) => [row, productID]));
  const known = new Set(rows.map(({ row }) => row));
  const isSound = (row: StoredImportRow) => {
    const productID = wanted.get(row.row);
    return productID === undefined || productID === null || row.candidates.includes(productID);
  };
  if (choices.some(({ row }) => !known.has(row)) || !rows.every(isSound)) {
    throw new ApiProblem(422, 'Выберите товар из предложенных', { reason: 'ChoiceInvalid' });
  }
  return rows.map((row) => {
    const productID = wanted.get(row.row);
    return productID === undefined ? row : { ...row, chosen: productID };
  });
}

/** Forgets files that are over. */
export async function pruneImports(db: Database, now: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.expiresAt, now));
}
