import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { SessionBridge } from '#src/auth/SessionBridge.tsx';
import { Providers } from './Providers.tsx';
import type { AppRouter } from './router.tsx';

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
  /** Nonce of the page's policy; empty without one. */
  nonce: string;
}

/** The whole shop: the same tree on the server and in the browser. */
export function App({ router, queryClient, nonce }: AppProps) {
  return (
    <StrictMode>
      <Providers queryClient={queryClient} nonce={nonce}>
        <RouterProvider router={router} />
        <SessionBridge />
      </Providers>
    </StrictMode>
  );
}
