import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createQueryClient } from '#src/api/queries/query-client.ts';
import { type AppRouter, createAppRouter } from '#src/app/router.tsx';

const silent = { failed: () => {}, succeeded: () => {} };

/** A query client for one render on the server. */
export function createServerClient(): QueryClient {
  const client = createQueryClient(silent);
  const { queries } = client.getDefaultOptions();
  // Requests do not leave the process, so a failed one would fail again.
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  return client;
}

/** A router for one render on the server. */
export function createServerRouter(queryClient: QueryClient, origin: string): AppRouter {
  const router = createAppRouter({ queryClient, origin });
  router.update({
    ...router.options,
    history: createMemoryHistory(),
    // It would write an inline script into the page.
    scrollRestoration: false,
  });
  return router;
}
