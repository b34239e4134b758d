import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setApiOrigin } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { installSession } from '#src/auth/session.ts';
import { getSession } from '#src/auth/session-store.ts';
import { installCart } from '#src/features/cart-parts/cart-actions.ts';
import { installFavorites } from '#src/features/product-parts/favorites/favorites.ts';
import { replayPendingClick } from '#src/lib/replay-clicks.ts';
import { installColorScheme } from '#src/ui/color-scheme.ts';
import { App } from './App.tsx';
import { appConfig } from './config.ts';
import { installNonce } from './nonce.ts';
import { notifyOutcome } from './notify-outcome.ts';
import { hydratePage, type PageData } from './page-hydration.ts';
import { preloadOnInteraction } from './preload-on-interaction.ts';
import { createAppRouter } from './router.tsx';
import { watchSessionData } from './session-data.ts';
import { installOpenPage } from './shell/open-page-action.ts';
import { installTrustedTypes } from './trusted-types.ts';
import { yieldToMain } from './yield-to-main.ts';

void start();

/** Sets up everything that lives as long as the page, and shows it or hydrates what is shown. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const data = document.getElementById('page-data')?.textContent;
  // Whoever looks at a rendered page may already be doing something with it.
  if (data) await yieldToMain();
  const config = appConfig();
  installTrustedTypes();
  installNonce();
  setApiOrigin(config.apiOrigin);

  const queryClient = createQueryClient(notifyOutcome);
  const context = { queryClient, origin: window.location.origin };
  const router = createAppRouter(context, data !== undefined);
  if (data) await yieldToMain();
  installColorScheme();
  installSession(config);
  watchSessionData(queryClient);
  installCart(queryClient);
  installFavorites(queryClient);
  installOpenPage(router);
  preloadOnInteraction(router);

  const app = <App router={router} queryClient={queryClient} />;
  if (data) {
    const isVisitor = getSession().status === 'unauthenticated';
    await yieldToMain();
    await hydratePage(router, queryClient, JSON.parse(data) as PageData, isVisitor);
    await yieldToMain();
    // As a transition it gives way to the user's input between any two components.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    replayPendingClick(root);
  } else {
    createRoot(root).render(app);
  }
}
