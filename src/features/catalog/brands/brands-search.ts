import { type Unread, withUnread } from '#src/browser/lost-values.ts';
import { parseParam, text } from '#src/lib/search-params.ts';

/** What the address of the brands says. */
export interface BrandsSearch extends Unread {
  /** Part of a brand's name. */
  query?: string | undefined;
}

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseBrandsSearch(given: Record<string, unknown>): BrandsSearch {
  return withUnread(given, { query: parseParam(given.query, text(200)) });
}
