import type { QueryClient } from '@tanstack/react-query';
import { getGetSharedProductsQueryOptions } from '#generated/api/share/share.ts';
import { parseParam, pattern } from '#src/lib/search-params.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What the address of a shared page says: the id of the link. */
export interface SharedSearch {
  id?: string | undefined;
}

/** Reads the address; an id that cannot be one is as if it were not there. */
export function parseSharedSearch(given: Record<string, unknown>): SharedSearch {
  return { id: parseParam(given.id, pattern(ID)) };
}

/** What a link leads to; the page itself says when it is dead. */
export function sharedQuery(id: string) {
  return getGetSharedProductsQueryOptions(id, { query: { meta: { silent: true } } });
}

/** Waits for what the link holds. Never rejects. */
export async function loadShared(client: QueryClient, { id }: SharedSearch): Promise<void> {
  if (id !== undefined) await client.prefetchQuery(sharedQuery(id));
}
