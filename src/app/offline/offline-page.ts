import { registerServiceWorker } from '#src/browser/service-worker.ts';
import { whenIdle } from '#src/browser/when-idle.ts';

/** When idle, registers the service worker with the shop's offline page. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  whenIdle(() => {
    registerServiceWorker().catch(() => {
      // Without it the browser shows its own offline page.
    });
  });
}
