import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

/** The page grows as its data comes; after this long the place is given up. */
const PATIENCE_MS = 5000;

/** Remembers how far down the page the user was when sign-in began. */
export function storeReturnScroll(path: string): void {
  writeStored('returnScroll', { path, top: Math.round(window.scrollY) });
}

export function forgetReturnScroll(): void {
  removeStored('returnScroll');
}

/**
 * Brings the user back to where they were once the page is tall enough. Ends at the first move
 * of their own.
 */
export function restoreReturnScroll(path: string): void {
  const kept = readStored('returnScroll');
  removeStored('returnScroll');
  if (kept?.path !== path || kept.top === 0) return;
  const { top } = kept;
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
