import type { PictureRecord } from '#server/db/schema/catalog.ts';

const ASSUMED_SIDE = 600;
const MAX_URL = 2048;
const MAX_SIDE = 20_000;

function side(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= MAX_SIDE ? number : ASSUMED_SIDE;
}

/**
 * An image of the feed, null for a URL that is neither `https:`/`http:` nor root-relative.
 * YML has no sizes: the extension attributes `width` and `height` give them, else 600 × 600.
 */
export function pictureOf(
  url: string,
  attributes: Readonly<Record<string, string>> = {},
): PictureRecord | null {
  const address = url.trim();
  if (address === '' || address.length > MAX_URL) return null;
  const size = { width: side(attributes.width), height: side(attributes.height) };
  if (/^\/(?!\/)[^\s\\]*$/.test(address)) return { url: address, ...size };
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? { url: href, ...size } : null;
}
