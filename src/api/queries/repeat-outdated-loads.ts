import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Repeats a first load that was running while its query was invalidated: what it brings may be from
 * before the change. TanStack Query repeats only a load of data that it already has:
 * https://github.com/TanStack/query/issues/8530
 *
 * Returns a function that stops it.
 */
export function repeatOutdatedLoads(client: QueryClient): () => void {
  const outdated = new WeakSet<Query>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching') {
      outdated.add(query);
    }
    const isLoaded = action.type === 'success' && !action.manual;
    if (isLoaded && outdated.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
}
