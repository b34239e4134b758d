/** The element of a product's line on the cart page. */
export function lineID(productID: string): string {
  return `line-${productID}`;
}

/**
 * Before a line goes: the focus inside moves to the bin of the next line, of the one before where
 * there is no next, and to the page where there is none at all. It would fall to the body otherwise.
 */
export function leaveLine(productID: string): void {
  const line = document.getElementById(lineID(productID));
  if (!line?.contains(document.activeElement)) return;
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  const index = lines.indexOf(line);
  const neighbor = lines[index + 1] ?? lines[index - 1];
  const bin = neighbor?.querySelector<HTMLElement>('[data-remove]');
  (bin ?? line.closest<HTMLElement>('main'))?.focus({ preventScroll: bin === undefined });
}

/**
 * Before several lines go by a button that may go with them: the focus moves to the bin of the next
 * line that stays, of the last one where none follows, and to the page where none stays at all.
 */
export function leaveLines(productIDs: readonly string[]): void {
  const going = new Set(productIDs.map(lineID));
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  const bins = lines.map((line) =>
    going.has(line.id) ? null : line.querySelector<HTMLElement>('[data-remove]'),
  );
  const first = lines.findIndex(({ id }) => going.has(id));
  const bin = bins.slice(first).find((one) => one !== null) ?? bins.findLast((one) => one !== null);
  (bin ?? document.querySelector('main'))?.focus({ preventScroll: bin == null });
}

/** Puts the focus on a line as a whole, where it is. */
export function holdLine(productID: string): HTMLElement | null {
  const line = document.getElementById(lineID(productID));
  line?.focus({ preventScroll: true });
  return line;
}

/** How long a line may take to be drawn before the focus stays where it is, in milliseconds. */
const DRAWN_WITHIN_MS = 2000;

/**
 * Brings a line into view with the focus on it: it was fixed, brought back or looked for. Waits until
 * it is drawn: the cache notifies React in a task of its own, which a busy browser runs some frames
 * later.
 */
export function focusLine(productID: string): void {
  const focus = () => {
    const line = holdLine(productID);
    line?.scrollIntoView({ block: 'center' });
    return line !== null;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), DRAWN_WITHIN_MS);
}
