import { oneOf, parseParam, text } from '#src/lib/search-params.ts';

/** What lines are put together by; without it by whether they can be ordered. */
export type CartGrouping = 'brand' | 'category';

/** What the URL of the cart says. */
export interface CartSearch {
  /** Words of name, vendor code or brand. */
  text?: string | undefined;
  group?: CartGrouping | undefined;
  /** Lines with problems alone. */
  only?: 'problems' | undefined;
}

const LONGEST_TEXT = 200;

/** Reads the URL; whatever makes no sense is as if it were not there. */
export function parseCartSearch(given: Record<string, unknown>): CartSearch {
  return {
    text: parseParam(given.text, text(LONGEST_TEXT)),
    group: parseParam(given.group, oneOf<CartGrouping>({ brand: true, category: true })),
    only: parseParam(given.only, oneOf<'problems'>({ problems: true })),
  };
}
