import type { QueryClient } from '@tanstack/react-query';
import { getGetSharedProductsQueryOptions } from '#generated/api/share/get-shared-products.ts';
import { parseParam, pattern } from '#src/lib/search-params.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Search parameters of a shared page: the id of the link. */
export interface SharedSearch {
  id?: string | undefined;
}

/** Parses the search parameters; an invalid id is treated as absent. */
export function parseSharedSearch(given: Record<string, unknown>): SharedSearch {
  return { id: parseParam(given.id, pattern(ID)) };
}

/** Query of a share link; the page itself shows when the link is dead. */
export function sharedQuery(id: string) {
  return getGetSharedProductsQueryOptions(id, { query: { meta: { silent: true } } });
}

/** Loads the content of the link. Never rejects. */
export async function loadShared(client: QueryClient, { id }: SharedSearch): Promise<void> {
  if (id !== undefined) await client.prefetchQuery(sharedQuery(id));
}
