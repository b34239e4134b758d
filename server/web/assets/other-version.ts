import { LRUCache } from 'lru-cache';
import { mediaTypeOf, StaticFile } from '#server/web/static-files/static-file.ts';

/** Files of hashed names never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** About two builds. */
const FILES_MAX = 600;

/** A name as the build gives it: any other is not worth a query. */
const NAME = /^\/assets\/[\w.-]{1,100}-[\w-]{5,16}\.[a-z0-9]{2,5}$/;

/**
 * Finds hashed files of the version before this one, or after it, which pages that are open in browsers
 * still load.
 * @param read the bytes of a path; null when no version has it.
 */
export function createOtherVersions(
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>,
): (path: string) => Promise<StaticFile | null> {
  const cached = new LRUCache<string, StaticFile>({ max: FILES_MAX });
  return async (path) => {
    if (!NAME.test(path)) return null;
    const known = cached.get(path);
    if (known !== undefined) return known;
    const bytes = await read(path);
    if (bytes === null) return null;
    const file = new StaticFile(bytes, { type: mediaTypeOf(path), cacheControl: IMMUTABLE });
    cached.set(path, file);
    return file;
  };
}
