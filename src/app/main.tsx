import './styles/index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setApiOrigin } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { SessionBridge } from '#src/auth/SessionBridge.tsx';
import { installSession } from '#src/auth/session.ts';
import { installCart } from '#src/features/cart/cart-actions.ts';
import { installFavorites } from '#src/features/favorites/favorites.ts';
import { appConfig } from './config.ts';
import { installNonce, readNonce } from './nonce.ts';
import { outcomes } from './outcomes.ts';
import { Providers } from './Providers.tsx';
import { createAppRouter } from './router.tsx';
import { watchSessionData } from './session-data.ts';
import { installOpenPage } from './shell/open-page-action.ts';
import { installTrustedTypes } from './trusted-types.ts';

start();

/** Sets up everything that lives as long as the page, and shows it. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const config = appConfig();
  const nonce = readNonce();
  installTrustedTypes();
  installNonce(nonce);
  setApiOrigin(config.apiOrigin);

  const queryClient = createQueryClient(outcomes);
  const router = createAppRouter({ queryClient });
  installSession(config);
  watchSessionData(queryClient);
  installCart(queryClient);
  installFavorites(queryClient);
  installOpenPage(router);

  const app = (
    <StrictMode>
      <Providers queryClient={queryClient} nonce={nonce}>
        <RouterProvider router={router} />
        <SessionBridge />
      </Providers>
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
