import { trustScript } from '#src/lib/trusted-scripts.ts';

const WORKER = '/offline-worker.js';

/** When idle, registers the service worker with the shop's offline page. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  trustScript(WORKER);
  const register = () => {
    navigator.serviceWorker.register(WORKER).catch(() => {
      // Without it the browser shows its own offline page.
    });
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, 1);
}
