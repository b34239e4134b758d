import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam, text } from '#src/lib/search-params.ts';

/** Search parameters of a tab with records of a company. */
export interface RecordsSearch extends InvalidParams {
  /** Part of what a record shows. */
  text?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseRecordsSearch(given: Record<string, unknown>): RecordsSearch {
  return withInvalidParams(given, {
    text: parseParam(given.text, text(200)),
    page: parseParam(given.page, integer(2, 10_000)),
  });
}
