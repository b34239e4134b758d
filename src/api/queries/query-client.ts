import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
import { type FailureNotice, noticeForMutation, noticeForQuery } from './failure-policy.ts';
import type { MutationMeta } from './mutation-meta.ts';

/** Shows outcomes to the user; the app passes toasts, a test passes a list. */
export interface Outcomes {
  failed: (error: unknown, notice: Exclude<FailureNotice, 'none'>, meta?: MutationMeta) => void;
  succeeded: (text: string) => void;
}

/**
 * Data stays fresh for this long, so that a loader and its screen send one request; milliseconds.
 */
const FRESH_FOR_MS = 30_000;
const MAX_RETRIES = 2;
const LONGEST_PAUSE_MS = 4_000;

/**
 * First parts of the keys (after `api`, `v1`) of public data. Everything else is private: it is
 * dropped when the session changes, and a new operation is private by default.
 */
const publicFamilies: readonly (readonly string[])[] = [
  ['settings'],
  ['brands'],
  ['product', 'categories'],
];

/** The one client of the app (one per request on a server). */
export function createQueryClient(outcomes: Outcomes): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const notice = noticeForQuery(error, {
          meta: query.meta,
          hasData: query.state.data !== undefined,
          watchedInPlace: query.observers.some(({ options }) => !options.throwOnError),
        });
        if (notice !== 'none') outcomes.failed(error, notice);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        const notice = noticeForMutation(error, mutation.meta);
        if (notice !== 'none') outcomes.failed(error, notice, mutation.meta);
      },
      onSuccess(_data, _variables, _result, mutation) {
        const { success } = mutation.meta ?? {};
        if (success) outcomes.succeeded(success);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // Without a connection a request fails at once and reports it; reads are refetched
        // afterwards.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error) && !isOffline(),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, LONGEST_PAUSE_MS),
      },
      // Never queued: an order must not be sent after the user has left.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/**
 * Hydrates responses that came with the page. They are a visitor's: for a signed-in user the
 * private ones are stale, so they are shown and refetched.
 */
export function restoreQueries(
  client: QueryClient,
  queries: readonly (readonly [key: QueryKey, data: unknown])[],
  isVisitor: boolean,
): void {
  for (const [key, data] of queries) {
    client.setQueryData(key, data, { updatedAt: isVisitor || isPublic(key) ? Date.now() : 0 });
  }
}

/**
 * Drops all private data; what is on the screen is refetched. Called when the session begins, ends
 * or changes to another user.
 */
export async function clearPrivateData(client: QueryClient): Promise<void> {
  const isPrivate = ({ queryKey }: { queryKey: QueryKey }) => !isPublic(queryKey);
  await client.cancelQueries({ predicate: isPrivate });
  client.getMutationCache().clear();
  client.removeQueries({ predicate: isPrivate, type: 'inactive' });
  await client.resetQueries({ predicate: isPrivate });
}

function isPublic(queryKey: QueryKey): boolean {
  const path = queryKey.slice(2);
  return publicFamilies.some((family) => family.every((part, index) => path[index] === part));
}
