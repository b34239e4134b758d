import { and, asc, eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { exchangeChunks, exchangeSessions } from '#server/db/schema/exchange.ts';

/** Bytes of a file of orders; larger ones are a mistake or an attack. */
const MAX_FILE = 64 * 1_048_576;

function chunksOf(sessionID: string, file: string) {
  return and(eq(exchangeChunks.sessionID, sessionID), eq(exchangeChunks.file, file));
}

/**
 * Appends a chunk to a file. The same chunk once more, after a lost response, changes nothing.
 * @throws ApiProblem 413 when the file becomes too large.
 */
export function appendChunk(
  db: Database,
  { sessionID, file }: { sessionID: string; file: string },
  content: Uint8Array,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .select()
      .from(exchangeSessions)
      .where(eq(exchangeSessions.id, sessionID))
      .for('update');
    const chunks = await readChunks(tx, sessionID, file);
    const last = chunks.at(-1);
    if (last !== undefined && Buffer.compare(last, content) === 0) return;
    const size = chunks.reduce((sum, chunk) => sum + chunk.byteLength, content.byteLength);
    if (size > MAX_FILE) throw new ApiProblem(413, 'Файл обмена слишком большой');
    await tx.insert(exchangeChunks).values({ sessionID, file, number: chunks.length + 1, content });
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
    .where(chunksOf(sessionID, file))
    .orderBy(asc(exchangeChunks.number));
  return rows.map(({ content }) => content);
}

/** Deletes a file, or all files of a session. */
export async function dropChunks(db: Database, sessionID: string, file?: string): Promise<void> {
  const all = eq(exchangeChunks.sessionID, sessionID);
  await db.delete(exchangeChunks).where(file === undefined ? all : chunksOf(sessionID, file));
}
