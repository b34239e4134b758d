import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createQueryClient } from '#src/api/queries/query-client.ts';
import { type AppRouter, createAppRouter } from '#src/app/router.tsx';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

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

/** A router that shows a page for nobody in particular, with the shop's settings in the client. */
export async function loadForAll(
  path: string,
  origin: string,
): Promise<{ client: QueryClient; router: AppRouter; routeIDs: readonly string[] }> {
  const client = createServerClient();
  const router = createServerRouter(client, origin);
  await client.prefetchQuery(settingsQuery());
  router.history.push(path);
  await router.load();
  return { client, router, routeIDs: router.state.matches.map(({ routeId }) => routeId) };
}
