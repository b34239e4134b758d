import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { exchangeChunks, exchangeSessions } from '#server/db/schema/exchange.ts';

/** Bytes of a file; larger ones are a mistake or an attack. */
export const MAX_UPLOAD = { orders: 64 * 1_048_576, catalog: 256 * 1_048_576 };

/** A file of a session of the exchange. */
export interface UploadKey {
  sessionID: string;
  file: string;
}

/** The row that says what became of a file. */
const OUTCOME = 0;

function rowsOf({ sessionID, file }: UploadKey) {
  return and(eq(exchangeChunks.sessionID, sessionID), eq(exchangeChunks.file, file));
}

function chunksOf(key: UploadKey) {
  return and(rowsOf(key), gt(exchangeChunks.number, OUTCOME));
}

/**
 * Appends a chunk to a file. The same chunk once more, after a lost response, changes nothing; after an
 * outcome the file begins from its start.
 * @param maxBytes of the whole file
 * @throws ApiProblem 413 when the file becomes too large.
 */
export function appendChunk(
  db: Database,
  key: UploadKey,
  content: Uint8Array,
  maxBytes = MAX_UPLOAD.orders,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .select()
      .from(exchangeSessions)
      .where(eq(exchangeSessions.id, key.sessionID))
      .for('update');
    if ((await readOutcome(tx, key)) !== null) await tx.delete(exchangeChunks).where(rowsOf(key));
    const [last] = await tx
      .select()
      .from(exchangeChunks)
      .where(chunksOf(key))
      .orderBy(desc(exchangeChunks.number))
      .limit(1);
    if (last !== undefined && Buffer.compare(last.content, content) === 0) return;
    const [total] = await tx
      .select({ bytes: sql<string>`coalesce(sum(octet_length(${exchangeChunks.content})), 0)` })
      .from(exchangeChunks)
      .where(chunksOf(key));
    if (Number(total?.bytes ?? 0) + content.byteLength > maxBytes) {
      throw new ApiProblem(413, 'Файл обмена слишком большой');
    }
    await tx.insert(exchangeChunks).values({ ...key, number: (last?.number ?? 0) + 1, content });
  });
}

/** The chunks of a file so far, in their order. */
export async function readChunks(
  db: Database,
  sessionID: string,
  file: string,
): Promise<Uint8Array[]> {
  const rows = await db
    .select({ content: exchangeChunks.content })
    .from(exchangeChunks)
    .where(chunksOf({ sessionID, file }))
    .orderBy(asc(exchangeChunks.number));
  return rows.map(({ content }) => content);
}

/** The chunks of a file, one in memory at a time. */
export async function* streamChunks(db: Database, key: UploadKey): AsyncGenerator<Uint8Array> {
  for (let number = OUTCOME; ; ) {
    const [next] = await db
      .select()
      .from(exchangeChunks)
      .where(and(rowsOf(key), gt(exchangeChunks.number, number)))
      .orderBy(asc(exchangeChunks.number))
      .limit(1);
    if (next === undefined) return;
    yield next.content;
    number = next.number;
  }
}

/** Names of the files of a session that have chunks. */
export async function listUploads(db: Database, sessionID: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ file: exchangeChunks.file })
    .from(exchangeChunks)
    .where(and(eq(exchangeChunks.sessionID, sessionID), gt(exchangeChunks.number, OUTCOME)))
    .orderBy(asc(exchangeChunks.file));
  return rows.map(({ file }) => file);
}

/** What became of a file: '' once it is applied, else why it failed; null while nothing is known. */
export async function readOutcome(db: Database, key: UploadKey): Promise<string | null> {
  const [row] = await db
    .select({ content: exchangeChunks.content })
    .from(exchangeChunks)
    .where(and(rowsOf(key), eq(exchangeChunks.number, OUTCOME)));
  return row === undefined ? null : Buffer.from(row.content).toString('utf8');
}

/** Puts what became of a file in the place of its chunks: that it is applied, or why it failed. */
export async function storeOutcome(db: Database, key: UploadKey, failure = ''): Promise<void> {
  await db.delete(exchangeChunks).where(rowsOf(key));
  const content = Buffer.from(failure);
  await db.insert(exchangeChunks).values({ ...key, number: OUTCOME, content });
}

/** Deletes a file, or all files of a session. */
export async function dropChunks(db: Database, sessionID: string, file?: string): Promise<void> {
  const all = eq(exchangeChunks.sessionID, sessionID);
  await db.delete(exchangeChunks).where(file === undefined ? all : rowsOf({ sessionID, file }));
}
