import { createECDH, randomBytes } from 'node:crypto';

/** The keys of a new push subscription, as a browser makes them. */
export function pushKeysOf(): { p256dh: string; auth: string } {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}
