const listeners = new Set<(text: string) => void>();

/** Announces a text to screen readers when they are done speaking: «Товар добавлен в корзину». */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function subscribeAnnouncements(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
