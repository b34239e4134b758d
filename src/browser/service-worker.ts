import { trustScripts } from '#src/lib/pages/trusted-scripts.ts';

const WORKER = '/offline-worker.js';

/**
 * Registers the shop's service worker: the offline page and push messages. Rejects where the browser
 * has none or forbids it.
 */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  trustScripts((url) => url === WORKER);
  return navigator.serviceWorker.register(WORKER);
}
