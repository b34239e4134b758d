import { readOne, words } from '#src/lib/address-values.ts';
import { type Unread, withUnread } from '#src/lib/lost-values.ts';

/** What the address of the brands says. */
export interface BrandsSearch extends Unread {
  /** Part of a brand's name. */
  query?: string | undefined;
}

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseBrandsSearch(given: Record<string, unknown>): BrandsSearch {
  return withUnread(given, { query: readOne(given.query, words(200)) });
}
