import { localStore } from '#src/browser/storage/storage.ts';

/** The value of `error` in the URL of `/login/callback` that explains what to allow. */
export const STORAGE_FORBIDDEN = 'StorageForbidden';

/**
 * Whether the browser stores what a sign-in needs: cookies for the provider's session, localStorage for
 * the shop's.
 */
export function canStoreSession(): boolean {
  return navigator.cookieEnabled && localStore() !== null;
}
