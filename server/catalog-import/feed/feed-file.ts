import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.ts';

/** An opened feed: its unpacked bytes, its size on disk and how much of that has been read. */
export interface FeedFile {
  bytes: AsyncIterable<Uint8Array>;
  size: number;
  read: () => number;
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function* unpack(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const stream = createReadStream(path);
  stream.on('data', (chunk) => onBytes(chunk.length));
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  try {
    yield* stream.pipe(gunzip);
  } catch (cause) {
    throw new FeedError('Архив gzip повреждён или обрывается.', null, { cause });
  } finally {
    stream.destroy();
  }
}

async function* plain(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/**
 * Opens a feed on disk; gzip is known by its first bytes.
 * @throws FeedError when there is no such file
 */
export async function openFeedFile(path: string): Promise<FeedFile> {
  const size = await stat(path).then(
    (entry) => (entry.isFile() ? entry.size : null),
    () => null,
  );
  if (size === null) throw new FeedError(`Файла ${path} нет или это не файл.`);
  let read = 0;
  const onBytes = (bytes: number): void => {
    read += bytes;
  };
  const bytes = (await isGzip(path)) ? unpack(path, onBytes) : plain(path, onBytes);
  return { bytes, size, read: () => read };
}
