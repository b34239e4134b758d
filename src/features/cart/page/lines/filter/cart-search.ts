import { oneOf, parseParam, text } from '#src/lib/search-params.ts';

/** What lines are grouped by; by default by whether they can be ordered. */
export type CartGrouping = 'brand' | 'category';

/** Search parameters of the cart. */
export interface CartSearch {
  /** Text of name, vendor code or brand. */
  text?: string | undefined;
  group?: CartGrouping | undefined;
  /** Only lines with problems. */
  only?: 'problems' | undefined;
}

const LONGEST_TEXT = 200;

/** Parses the search parameters; invalid values are treated as absent. */
export function parseCartSearch(given: Record<string, unknown>): CartSearch {
  return {
    text: parseParam(given.text, text(LONGEST_TEXT)),
    group: parseParam(given.group, oneOf<CartGrouping>({ brand: true, category: true })),
    only: parseParam(given.only, oneOf<'problems'>({ problems: true })),
  };
}
