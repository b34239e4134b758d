import { trustScript } from '#src/lib/trusted-scripts.ts';

const WORKER = '/offline-worker.js';

/** Lets the browser show the shop's own page when there is no connection, once it has nothing to do. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  trustScript(WORKER);
  const register = () => {
    navigator.serviceWorker.register(WORKER).catch(() => {
      // Without it the browser's own page says that there is no connection.
    });
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, 1);
}
