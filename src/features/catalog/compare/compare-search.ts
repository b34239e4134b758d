import { bool, parseParam, pattern } from '#src/lib/search-params.ts';

/** Search parameters of the comparison. */
export interface CompareSearch {
  /** The selected category; the first one by default. */
  category?: string | undefined;
  /** Hides rows in which all products have the same value. */
  differences?: true | undefined;
}

const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);

/** Parses the search parameters; invalid values are treated as absent. */
export function parseCompareSearch(given: Record<string, unknown>): CompareSearch {
  return {
    category: parseParam(given.category, id),
    differences: parseParam(given.differences, bool),
  };
}
