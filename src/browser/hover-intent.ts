/** A pointer that only passes by means nothing yet. */
const MEANT_AFTER_MS = 50;
let meant: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs when the pointer or the focus has rested where it has just come to: the user is about to
 * press. There is one pointer: whatever it had come to before no longer counts.
 */
export function onHoverIntent(run: () => void): void {
  clearTimeout(meant);
  meant = setTimeout(run, MEANT_AFTER_MS);
}

/** The pointer has left, or has clicked already. */
export function cancelHoverIntent(): void {
  clearTimeout(meant);
}
