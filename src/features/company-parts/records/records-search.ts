import { type Unread, withUnread } from '#src/browser/lost-values.ts';
import { integer, parseParam, text } from '#src/lib/search-params.ts';

/** Search parameters of a tab with records of a company. */
export interface RecordsSearch extends Unread {
  /** Part of what a record shows. */
  text?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseRecordsSearch(given: Record<string, unknown>): RecordsSearch {
  return withUnread(given, {
    text: parseParam(given.text, text(200)),
    page: parseParam(given.page, integer(2, 10_000)),
  });
}
