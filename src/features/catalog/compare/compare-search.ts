import { bool, parseParam, pattern } from '#src/lib/search-params.ts';

/** What the address of the comparison says. */
export interface CompareSearch {
  /** The category that is looked at; without it the first one. */
  category?: string | undefined;
  /** Lines in which all products agree are left out. */
  differences?: true | undefined;
}

const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseCompareSearch(given: Record<string, unknown>): CompareSearch {
  return {
    category: parseParam(given.category, id),
    differences: parseParam(given.differences, bool),
  };
}
