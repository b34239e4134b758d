import { createHash } from 'node:crypto';
import type { PictureRecord } from '#server/db/schema/catalog.ts';

/** Where the shop serves images that it has loaded from other sites. */
const OWN_PATH = '/images/';
/** 128 bits. */
const KEY_LENGTH = 32;

/** The key of an outside image, from its address: the same in every database and at every import. */
export function imageKey(sourceURL: string): string {
  return createHash('sha256').update(sourceURL).digest('hex').slice(0, KEY_LENGTH);
}

/**
 * Whether the shop has to load an image of a feed itself.
 * @param ownOrigins origins from which browsers may load images: the shop's, and those of the settings
 */
export function isOutside({ url }: PictureRecord, ownOrigins: readonly string[]): boolean {
  return !url.startsWith('/') && !ownOrigins.includes(new URL(url).origin);
}

/** The same image under the URL of the shop. */
export function ownImage(image: PictureRecord): PictureRecord {
  return { ...image, url: `${OWN_PATH}${imageKey(image.url)}` };
}
