import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { type DehydratedMatch, hydrate } from '@tanstack/react-router/ssr/client';
import { restoreQueries } from '#src/api/query-client.ts';

/** What a rendered page brings along, so that the browser goes on without asking again. */
export interface PageData {
  matches: DehydratedMatch[];
  queries: [key: QueryKey, data: unknown][];
}

/** On the server: the state of a loaded router and every answer of the API. */
export function dehydratePage(router: AnyRouter, client: QueryClient): PageData {
  return {
    matches: router.state.matches.map(
      ({ id, status, error, ssr, _notFound }): DehydratedMatch => ({
        i: id.replaceAll('/', '#'),
        // The query client knows how old its answers are; pages made of the same are the same.
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
 * In the browser: brings router and cache to where the server left them, code of the page's routes
 * included. The data is a visitor's: a user who may be signed in sees it until their own comes.
 */
export async function hydratePage(
  router: AnyRouter,
  client: QueryClient,
  { matches, queries }: PageData,
  isVisitor: boolean,
): Promise<void> {
  restoreQueries(client, queries, isVisitor);
  const ignore = () => {};
  // The router's own hand-over; its data came as JSON, since the page runs no script of its own.
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
