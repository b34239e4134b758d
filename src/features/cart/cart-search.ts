import { keyOf, readOne, words } from '#src/lib/address-values.ts';

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
    text: readOne(given.text, words(LONGEST_TEXT)),
    group: readOne(given.group, keyOf<CartGrouping>({ brand: true, category: true })),
    only: readOne(given.only, keyOf<'problems'>({ problems: true })),
  };
}
