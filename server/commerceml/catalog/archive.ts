import { type Unzipped, unzipSync } from 'fflate';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import {
  dropChunks,
  listUploads,
  readChunks,
  storeOutcome,
  type UploadKey,
} from '#server/commerceml/uploads.ts';
import type { Database } from '#server/db/connection.ts';
import { exchangeChunks } from '#server/db/schema/exchange.ts';
import { readFileName } from './file-name.ts';
import { isImagePath } from './image-path.ts';

const MAX_ENTRIES = 20_000;
/** Bytes of all entries together. */
const MAX_UNPACKED = 512 * 1_048_576;
const CHUNK = 4 * 1_048_576;

function isZip(bytes: Uint8Array | undefined): boolean {
  return bytes !== undefined && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;
}

/**
 * Unpacks what the exchange uses: files of XML and images. The declared sizes are validated before
 * anything is unpacked, and no entry may exceed its own.
 * @throws FeedError for a damaged or cut archive, a name that leads elsewhere, and too much content
 */
export function unpackArchive(bytes: Uint8Array): Map<string, Uint8Array> {
  let entries = 0;
  let size = 0;
  let unpacked: Unzipped;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (name.endsWith('/')) return false;
        const path = readFileName(name);
        size += originalSize;
        if (entries > MAX_ENTRIES) throw new FeedError('В архиве слишком много файлов.');
        if (size > MAX_UNPACKED)
          throw new FeedError('Архив распаковывается в слишком много байтов.');
        return path.toLowerCase().endsWith('.xml') || isImagePath(path);
      },
    });
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw new FeedError('Архив повреждён или получен не полностью.', null, { cause });
  }
  return new Map(Object.entries(unpacked).map(([name, content]) => [readFileName(name), content]));
}

async function unpackUpload(db: Database, key: UploadKey): Promise<void> {
  const { sessionID, file } = key;
  const files = unpackArchive(Buffer.concat(await readChunks(db, sessionID, file)));
  await db.transaction(async (tx) => {
    for (const [name, content] of files) {
      if (name === file) continue;
      await dropChunks(tx, sessionID, name);
      for (let start = 0, number = 1; start < content.length; start += CHUNK, number += 1) {
        const part = content.subarray(start, start + CHUNK);
        await tx.insert(exchangeChunks).values({ sessionID, file: name, number, content: part });
      }
    }
    await storeOutcome(tx, key);
  });
}

/** Puts the files of the session's archives in their place. @throws FeedError */
export async function unpackArchives(db: Database, sessionID: string): Promise<void> {
  for (const file of await listUploads(db, sessionID)) {
    if (!file.toLowerCase().endsWith('.zip')) continue;
    const [first] = await readChunks(db, sessionID, file);
    try {
      if (!isZip(first)) throw new FeedError(`Файл ${file} не архив zip.`);
      await unpackUpload(db, { sessionID, file });
    } catch (error) {
      // Sent once more, it begins from its start.
      if (error instanceof FeedError) await dropChunks(db, sessionID, file);
      throw error;
    }
  }
}
