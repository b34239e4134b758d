import { getSession } from '#src/auth/session/session-store.ts';
import { isMetered } from '#src/browser/connection.ts';
import { whenIdle } from '#src/browser/when-idle.ts';
import { preloadToasts } from '#src/ui/toasts/preload-toasts.ts';
import type { AppRouter } from './router.tsx';

/** What most pages lead to. */
const PUBLIC = ['/products/', '/products/$slug'] as const;
const SIGNED_IN = ['/_signed-in/cart/'] as const;

/**
 * Loads the code of the pages that the user is likely to open next, when the browser is idle: a
 * finger, unlike a mouse, does not rest on a link, and styles, code and what it imports would be
 * requested one after the other. Not where data is slow or paid for.
 */
export function preloadNextRoutes(router: AppRouter): void {
  whenIdle(() => {
    if (isMetered()) return;
    const isSignedIn = getSession().status === 'authenticated';
    // A lost connection must not leave the user without messages.
    if (isSignedIn) preloadToasts();
    for (const id of isSignedIn ? [...PUBLIC, ...SIGNED_IN] : PUBLIC) {
      router.loadRouteChunk(router.routesById[id])?.catch(() => {
        // The navigation requests it again and reports a failure.
      });
    }
  });
}
