import type { FileStorage } from '#server/integrations/file-storage.ts';

/** Where the bytes of a file are: in the database, or under this key in the storage. */
export interface Located {
  content: Uint8Array | null;
  key: string | null;
}

/**
 * The bytes of a file. They are at most some megabytes and are read whole: a storage that fails midway
 * is an error, not a shorter file.
 * @throws ServiceError when the storage does not respond, Error when the bytes are nowhere.
 */
export async function readContent(
  storage: FileStorage | null,
  { content, key }: Located,
): Promise<Uint8Array<ArrayBuffer>> {
  if (content !== null) return new Uint8Array(content);
  if (storage === null || key === null) {
    throw new Error('A file is in a storage that the settings do not name');
  }
  const stored = await storage.read(key);
  if (stored === null) throw new Error(`The storage has lost ${key}`);
  return new Uint8Array(stored);
}
