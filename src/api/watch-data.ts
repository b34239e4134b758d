import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Calls `listener` after anything about the data under exactly this key has changed, without asking
 * for it: where many parts look at one answer, one of them asks and the others watch.
 */
export function watchData(
  client: QueryClient,
  queryKey: QueryKey,
  listener: () => void,
): () => void {
  const hash = hashKey(queryKey);
  return client.getQueryCache().subscribe(({ type, query }) => {
    const changes = type === 'added' || type === 'removed' || type === 'updated';
    if (changes && query.queryHash === hash) listener();
  });
}
