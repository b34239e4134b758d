import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam } from '#src/lib/search-params.ts';

/** Search parameters of the lists of reviews and imports. */
export interface StaffSearch extends InvalidParams {
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseStaffSearch(given: Record<string, unknown>): StaffSearch {
  return withInvalidParams(given, {
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
