import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam, text } from '#src/lib/search-params.ts';

/** Search parameters of the lists of orders, reviews and imports. */
export interface StaffSearch extends InvalidParams {
  /** What is searched for. */
  text?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseStaffSearch(given: Record<string, unknown>): StaffSearch {
  return withInvalidParams(given, {
    text: parseParam(given.text, text(64)),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
