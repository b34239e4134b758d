import { useSyncExternalStore } from 'react';
import {
  readStored,
  removeStored,
  subscribeStored,
  writeStored,
} from '#src/browser/storage/storage.ts';

const subscribe = (listener: () => void) => subscribeStored('cookieConsent', listener);

/** Whether the user has consented to cookies; false on the server. */
export function useCookieConsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readStored('cookieConsent') === true,
    () => false,
  );
}

/** Consents, as the notice does. */
export function agreeToCookies(): void {
  writeStored('cookieConsent', true);
}

/** Withdraws the consent. The notice is shown again at the next visit, as if it had been closed. */
export function withdrawCookieConsent(): void {
  writeStored('hideCookieConsent', true);
  removeStored('cookieConsent');
}
