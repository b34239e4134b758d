import { registerServiceWorker } from '#src/browser/service-worker.ts';

/** When idle, registers the service worker with the shop's offline page. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = () => {
    registerServiceWorker().catch(() => {
      // Without it the browser shows its own offline page.
    });
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, 1);
}
