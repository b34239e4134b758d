import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setApiOrigin } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/queries/query-client.ts';
import { App } from '#src/app/App.tsx';
import { installNonce } from '#src/app/nonce.ts';
import { notifyOutcome } from '#src/app/notify-outcome.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { watchSessionData } from '#src/app/session-data.ts';
import { installTrustedTypes } from '#src/app/trusted-types.ts';
import { installSession } from '#src/auth/session/session.ts';
import { getSession } from '#src/auth/session/session-store.ts';
import { appConfig } from '#src/browser/config.ts';
import { installCart } from '#src/features/cart-parts/change/cart-actions.ts';
import { installFavorites } from '#src/features/product-parts/favorites/favorites.ts';
import { installOpenPage } from '#src/shell/open-page-action.ts';
import { installColorScheme } from '#src/ui/kit/page/window/color-scheme.ts';
import { hydrateBeforeNavigation } from './hydrate-before-navigation.ts';
import { hydratePage, type PageData } from './page-hydration.ts';
import { preloadOnInteraction } from './preload-on-interaction.ts';
import { UNHYDRATED } from './protocol/unhydrated.ts';
import { yieldToMain } from './yield-to-main.ts';

void start();

/** Sets up everything that lives as long as the page, then renders or hydrates it. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  const data = document.getElementById('page-data')?.textContent;
  // The user may already be interacting with a server-rendered page.
  if (data) await yieldToMain();
  const config = appConfig();
  installTrustedTypes();
  installNonce();
  setApiOrigin(config.apiOrigin);

  const queryClient = createQueryClient(notifyOutcome);
  const context = { queryClient, origin: window.location.origin };
  // What is there already may have been scrolled.
  const router = createAppRouter(context, root.firstChild !== null);
  if (data) await yieldToMain();
  installColorScheme();
  installSession(config);
  watchSessionData(queryClient, router);
  installCart(queryClient);
  installFavorites(queryClient);
  installOpenPage(router);
  preloadOnInteraction(router);

  const app = <App router={router} queryClient={queryClient} />;
  if (data) {
    const isVisitor = getSession().status === 'unauthenticated';
    await yieldToMain();
    await hydratePage(router, queryClient, JSON.parse(data) as PageData, isVisitor);
    hydrateBeforeNavigation(router);
    await yieldToMain();
    // As a transition it yields to the user's input between any two components.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    root.removeAttribute(UNHYDRATED);
  } else {
    if (root.firstChild) {
      // Without this chunk the page loads everything itself, as without a frame.
      await import('./content/replace-frame.ts').then(
        ({ loadBehindFrame }) => loadBehindFrame(router, queryClient),
        () => {},
      );
    }
    // Replaces the frame in one step, which a transition prepares without holding up the user's input.
    startTransition(() => {
      createRoot(root).render(app);
    });
  }
}
