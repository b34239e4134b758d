import { readStored, removeStored, writeStored } from '#src/browser/storage/storage.ts';

/** The page grows as its data loads; after this time restoring stops. */
const PATIENCE_MS = 5000;

/** Stores the scroll position at the start of a sign-in. */
export function storeReturnScroll(path: string): void {
  writeStored('returnScroll', { path, top: Math.round(window.scrollY) });
}

/** The place on the page was restored, or is needed no more. */
export function forgetReturnScroll(): void {
  removeStored('returnScroll');
}

/** Restores the scroll position once the page is tall enough. Stops when the user scrolls. */
export function restoreReturnScroll(path: string): void {
  const stored = readStored('returnScroll');
  removeStored('returnScroll');
  if (stored?.path !== path || stored.top === 0) return;
  const { top } = stored;
  const controller = new AbortController();
  const { signal } = controller;
  const observer = new ResizeObserver(() => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable < top) return;
    window.scrollTo({ top, behavior: 'instant' });
    controller.abort();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const move of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(move, () => controller.abort(), { signal, passive: true });
  }
  setTimeout(() => controller.abort(), PATIENCE_MS);
  observer.observe(document.body);
}
