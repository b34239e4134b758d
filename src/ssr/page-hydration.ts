import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { type DehydratedMatch, hydrate } from '@tanstack/react-router/ssr/client';
import { restoreQueries } from '#src/api/query-client.ts';

/**
 * Dehydrated state of a server-rendered page, so that the browser continues without new requests.
 */
export interface PageData {
  matches: DehydratedMatch[];
  queries: [key: QueryKey, data: unknown][];
}

/** On the server: the state of a loaded router and all API responses. */
export function dehydratePage(router: AnyRouter, client: QueryClient): PageData {
  return {
    matches: router.state.matches.map(
      ({ id, status, error, ssr, _notFound }): DehydratedMatch => ({
        i: id.replaceAll('/', '#'),
        // The query client stores the age of its data; a constant makes pages with equal data
        // equal.
        u: 0,
        s: status,
        ...(error === undefined ? {} : { e: error }),
        ...(ssr === undefined ? {} : { ssr }),
        ...(_notFound ? { g: true } : {}),
      }),
    ),
    queries: client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [queryKey, state.data]),
  };
}

/**
 * In the browser: restores the router and the query cache as they were on the server and loads the
 * code of the page's routes. The data is a visitor's: a user who may be signed in sees it until
 * their own is loaded.
 */
export async function hydratePage(
  router: AnyRouter,
  client: QueryClient,
  { matches, queries }: PageData,
  isVisitor: boolean,
): Promise<void> {
  restoreQueries(client, queries, isVisitor);
  const ignore = () => {};
  // The router reads this global; its data comes as JSON, since the page has no inline data script.
  window.$_TSR = {
    router: { manifest: undefined, matches },
    buffer: [],
    h: ignore,
    e: ignore,
    c: ignore,
    p: ignore,
  };
  await hydrate(router);
  delete window.$_TSR;
}
