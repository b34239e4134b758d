import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const RECENT_MS = 60_000;

/** Tells all tabs that the user signed out on purpose. */
export function markSignedOut(): void {
  writeStored('signedOutAt', Date.now());
}

/**
 * Whether somebody signed out in any tab less than a minute ago. The provider's own session may
 * live a moment longer, and a silent sign-in must not use that moment.
 */
export function signedOutRecently(): boolean {
  const at = readStored('signedOutAt');
  return at !== null && Date.now() - at < RECENT_MS;
}

/** After a sign-in the user requested. */
export function forgetSignedOut(): void {
  removeStored('signedOutAt');
}
