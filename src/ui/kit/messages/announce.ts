import { createStore } from '#src/state/store.ts';

/** The text announced last; a new object each time, because an equal text is announced again. */
export const announcement = createStore({ text: '' });

/** Announces a text to screen readers when they are done speaking: «Товар добавлен в корзину». */
export function announce(text: string): void {
  announcement.set({ text });
}
