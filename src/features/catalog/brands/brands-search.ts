import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { parseParam, text } from '#src/lib/search-params.ts';

/** Search parameters of the brands. */
export interface BrandsSearch extends InvalidParams {
  /** Part of a brand's name. */
  query?: string | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseBrandsSearch(given: Record<string, unknown>): BrandsSearch {
  return withInvalidParams(given, { query: parseParam(given.query, text(200)) });
}
