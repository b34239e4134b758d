/** Hover time before it counts as intent. */
const MEANT_AFTER_MS = 50;
let meant: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs when the pointer or the focus has rested on its target: the user is about to click. There is
 * one pointer, so each call cancels the previous one.
 */
export function onHoverIntent(run: () => void): void {
  clearTimeout(meant);
  meant = setTimeout(run, MEANT_AFTER_MS);
}

/** The pointer has left, or has clicked. */
export function cancelHoverIntent(): void {
  clearTimeout(meant);
}
