import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { type DehydratedMatch, hydrate } from '@tanstack/react-router/ssr/client';
import { restoreQueries } from '#src/api/queries/query-client.ts';
import { isMissing } from './protocol/missing-page.ts';

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
      (match): DehydratedMatch => ({
        i: match.id.replaceAll('/', '#'),
        // The query client stores the age of its data; a constant makes pages with equal data
        // equal.
        u: 0,
        s: match.status,
        ...(match.error === undefined ? {} : { e: match.error }),
        ...(match.ssr === undefined ? {} : { ssr: match.ssr }),
        ...(isMissing(match) ? { g: true } : {}),
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
  // `hydrate` is public, but reads its data from this private global, which the router's own server part
  // writes with an inline script for each page. A cached page would need a hash of each script in its
  // content security policy, so here the data comes as JSON. `page-hydration.test.ts` fails when the
  // global changes: https://github.com/TanStack/router/blob/main/packages/router-core/src/load-client.ts
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
