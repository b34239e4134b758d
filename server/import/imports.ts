import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { contractOf } from '#server/cart/choices/company.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { imports, type StoredImportRow } from '#server/db/schema/buying.ts';
import { MAX_ROWS, type Sheet, TableError, tooManyRows } from '#server/import/read/table.ts';
import { listCustomers } from '#server/user/customers.ts';
import { chooseSheet } from './choose-sheet.ts';
import type { ImportRecord } from './import-view.ts';
import { matchRows } from './match-rows.ts';

const LASTS_MS = 24 * 3_600_000;
const MAX_NAME = 255;

/**
 * The contract whose prices an import shows.
 * @throws ApiProblem 404 when the user does not work for the company.
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

/** A parsed file with the candidates of its rows. */
interface MatchedFile extends Pick<ImportRecord, 'columns' | 'rowCount' | 'rows' | 'skipped'> {
  /** The sheet that was read; null when the file has no other. */
  sheet: string | null;
}

/** @throws TableError when it has no products, or too many. */
export async function matchFile(db: Database, sheets: readonly Sheet[]): Promise<MatchedFile> {
  const { name, columns, entries, skipped } = chooseSheet(sheets);
  if (entries.length > MAX_ROWS) throw tooManyRows();
  if (entries.length === 0) throw new TableError('FileEmpty', 'В файле нет строк с товарами');
  const { product, quantity, hasHeader } = columns;
  return {
    sheet: name,
    columns: { product, quantity, hasHeader },
    rowCount: entries.length,
    rows: await matchRows(db, entries),
    skipped,
  };
}

/** The name of the file, with that of the sheet that was read. */
function nameOf(fileName: string, sheet: string | null): string {
  const clean = fileName.replace(/[\p{Cc}/\\]/gu, '') || 'Вставленный текст';
  return (sheet === null ? clean : `${clean}, лист «${sheet}»`).slice(-MAX_NAME);
}

/** Stores a parsed file for its user. */
export async function storeImport(
  tx: Database,
  { userID, partnerID, fileName }: { userID: string; partnerID: string | null; fileName: string },
  { sheet, ...file }: MatchedFile,
  now: Date,
): Promise<ImportRecord> {
  const [record] = await tx
    .insert(imports)
    .values({
      id: randomUUID(),
      userID,
      fileName: nameOf(fileName, sheet),
      partnerID,
      ...file,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LASTS_MS),
    })
    .returning();
  if (record === undefined) throw new Error('The import was not stored');
  return record;
}

/**
 * An import of the user.
 * @param lock locks it until the transaction ends.
 * @throws ApiProblem 404 for another user's, an unknown or an expired one.
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
    .where(and(eq(imports.id, id), eq(imports.userID, userID), gt(imports.expiresAt, now)));
  const [record] = await (lock ? found.for('update') : found);
  if (record === undefined) {
    throw new ApiProblem(404, 'Загруженный файл не найден, загрузите его снова', {
      reason: 'NotFound',
    });
  }
  return record;
}

/** Replaces the rows of an import. */
export async function updateImport(
  tx: Database,
  record: ImportRecord,
  rows: StoredImportRow[],
): Promise<ImportRecord> {
  await tx.update(imports).set({ rows }).where(eq(imports.id, record.id));
  return { ...record, rows };
}

type Choice = components['schemas']['ImportChoice'];

function applyChoice(row: StoredImportRow, { productID, quantity }: Choice): StoredImportRow {
  const chosen = productID === undefined ? row.chosen : productID;
  if (quantity === undefined) return { ...row, chosen };
  const { packs: _packs, ...others } = row;
  return { ...others, chosen, requested: quantity, quantityText: '', quantityProblem: null };
}

/**
 * The rows with the user's choices of products and quantities.
 * @throws ApiProblem 422 for an unknown row or a product that is no candidate.
 */
export function applyChoices(
  rows: readonly StoredImportRow[],
  choices: readonly Choice[],
): StoredImportRow[] {
  const desired = new Map(choices.map((choice) => [choice.row, choice]));
  const known = new Set(rows.map(({ row }) => row));
  const isSound = ({ row, candidates }: StoredImportRow) => {
    const productID = desired.get(row)?.productID ?? null;
    return productID === null || candidates.includes(productID);
  };
  if (choices.some(({ row }) => !known.has(row)) || !rows.every(isSound)) {
    throw new ApiProblem(422, 'Выберите товар из предложенных', { reason: 'ChoiceInvalid' });
  }
  return rows.map((row) => {
    const choice = desired.get(row.row);
    return choice === undefined ? row : applyChoice(row, choice);
  });
}

/** Deletes expired files. */
export async function pruneImports(db: Database, now: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.expiresAt, now));
}
