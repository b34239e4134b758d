import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/connection.ts';
import { sharedSecret } from '#server/identity/secrets.ts';

/** How long a link to a file is valid. */
const LIFETIME_SECONDS = 600;
const MINUTE_MS = 60_000;

function sign(secret: string, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`file:${id}:${expires}`).digest('base64url');
}

/**
 * The query of a URL that gives access for nine to ten minutes: the same within a minute, so that a
 * page that refetches often loads no image again.
 * @param id of what is linked, unique among everything that is linked this way.
 */
export function linkQuery(secret: string, id: string, now: Date): string {
  const expires = Math.floor(now.getTime() / MINUTE_MS) * 60 + LIFETIME_SECONDS;
  return `expires=${expires}&signature=${sign(secret, id, expires)}`;
}

/** Secret of the links, the same for every process. */
export function linkSecret(db: Database): Promise<string> {
  return sharedSecret(db, 'file-links');
}

/** A signed URL that gives access to the file for ten minutes. */
export function fileLink(secret: string, id: string, now: Date): string {
  return `/files/${id}?${linkQuery(secret, id, now)}`;
}

/** Whether a link has a valid signature and has not expired. */
export function isValidLink(
  secret: string,
  link: { id: string; expires: string; signature: string },
  now: Date,
): boolean {
  const expires = Number(link.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now.getTime()) return false;
  const requested = Buffer.from(sign(secret, link.id, expires));
  const given = Buffer.from(link.signature);
  return given.length === requested.length && timingSafeEqual(given, requested);
}
