import type { CartItem } from '#generated/api/model/index.ts';
import { createStore } from '#src/state/store.ts';

/** A line in a notice. */
export interface NamedLine {
  productID: string;
  name: string;
  /** The problem or the change: «Осталось 3 шт., выбрано 5». */
  text: string;
  /** Whether the line is in the cart and can be linked to. */
  inCart: boolean;
}

/** Lines changed by a fix or its undo, so that they can be found among many. */
export interface FixedLines {
  title: string;
  lines: readonly Omit<NamedLine, 'inCart'>[];
}

/** The changes that are shown; null hides the notice. */
export const fixedLines = createStore<FixedLines | null>(null);

/** «было 5 шт., стало 3 шт.» for each changed product, or that a price was accepted. */
export function describeFixes(
  fixes: readonly { productID: string; quantity: number }[],
  before: readonly CartItem[],
): FixedLines['lines'] {
  return fixes.flatMap(({ productID, quantity: now }) => {
    const item = before.find(({ isGift, product }) => !isGift && product.id === productID);
    if (!item) return [];
    const { quantity: was, product } = item;
    const change = now === 0 ? `убрали, было ${was} шт.` : `было ${was} шт., стало ${now} шт.`;
    return [{ productID, name: product.name, text: was === now ? 'новая цена принята' : change }];
  });
}
