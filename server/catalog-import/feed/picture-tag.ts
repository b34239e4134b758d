import type { PictureRecord } from '#server/db/schema/catalog.ts';
import { feedUrl } from './feed-url.ts';

const ASSUMED_SIDE = 600;
const MAX_SIDE = 20_000;

function side(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= MAX_SIDE ? number : ASSUMED_SIDE;
}

/**
 * An image of the feed, null for a URL that `feedUrl` does not read.
 * YML has no sizes: the extension attributes `width` and `height` give them, else 600 × 600.
 */
export function pictureOf(
  url: string,
  attributes: Readonly<Record<string, string>> = {},
): PictureRecord | null {
  const address = feedUrl(url);
  if (address === null) return null;
  return { url: address, width: side(attributes.width), height: side(attributes.height) };
}
