import { limits } from '#generated/server/limits.ts';

const MAX_LENGTH = limits['Picture.url'];

/** Control characters of ASCII and Latin-1. URL parsers drop some, so that `java\nscript:` would run. */
const CONTROL = /\p{Cc}/u;
const ROOT_RELATIVE = /^\/(?!\/)[^\s\\]*$/;

/**
 * A URL of a feed that a page may load or link: `https:` or `http:`, or a path of the shop itself.
 * @returns the URL as a browser would read it; null for every other scheme (`javascript:`, `data:`),
 * for user names and passwords, control characters, and what is longer than 2,048 characters.
 */
export function feedUrl(text: string): string | null {
  const address = text.trim();
  if (address === '' || address.length > MAX_LENGTH || CONTROL.test(address)) return null;
  if (ROOT_RELATIVE.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}
