import { readStored, removeStored, writeStored } from '#src/browser/storage/storage.ts';

const RECENT_MS = 60_000;

/** Notifies all tabs that the user signed out. */
export function markSignedOut(): void {
  writeStored('signedOutAt', Date.now());
}

/**
 * Whether the user signed out in any tab less than a minute ago. The provider's own session may
 * live a moment longer, and a silent sign-in must not use it.
 */
export function signedOutRecently(): boolean {
  const at = readStored('signedOutAt');
  return at !== null && Date.now() - at < RECENT_MS;
}

/** After a sign-in that the user requested. */
export function forgetSignedOut(): void {
  removeStored('signedOutAt');
}
