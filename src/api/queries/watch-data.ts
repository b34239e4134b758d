import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Calls `listener` after any change of the data under exactly this key, without requesting it: when
 * many parts read one response, one of them fetches it and the others observe.
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
