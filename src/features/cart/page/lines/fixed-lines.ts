import { useSyncExternalStore } from 'react';
import type { CartItem } from '#generated/api/model/index.ts';
import type { NamedLine } from './LineLinks.tsx';

/** Lines changed by a fix or its undo, so that they can be found among many. */
export interface FixedLines {
  title: string;
  lines: readonly Omit<NamedLine, 'inCart'>[];
}

let shown: FixedLines | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows the changes; null hides the notice. */
export function showFixedLines(next: FixedLines | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function useFixedLines(): FixedLines | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

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
