/** The element of a product's line on the cart page. */
export function lineID(productID: string): string {
  return `line-${productID}`;
}

/**
 * Before a line is removed: moves the focus inside it to the remove button of the next line, else
 * of the previous one, else to the page. Otherwise the browser would focus the body.
 */
export function leaveLine(productID: string): void {
  const line = document.getElementById(lineID(productID));
  if (!line) return;
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  const index = lines.indexOf(line);
  const neighbor = lines[index + 1] ?? lines[index - 1];
  const bin = neighbor?.querySelector<HTMLElement>('[data-remove]');
  const target = bin ?? line.closest<HTMLElement>('main');
  const leave = () => target?.focus({ preventScroll: bin === undefined });
  const { activeElement, body } = document;
  if (line.contains(activeElement)) leave();
  // A typed 0 removes the line when Tab leaves the field: the focus is on its way to the next element,
  // which goes with the line.
  else if (activeElement === body) {
    setTimeout(() => {
      const { activeElement: reached } = document;
      if (reached === body || line.contains(reached)) leave();
    });
  }
}

/**
 * Before several lines are removed by a button that may be removed too: moves the focus to the
 * remove button of the next remaining line, else of the last one, else to the page.
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

/** Focuses a line itself, without scrolling. */
export function holdLine(productID: string): HTMLElement | null {
  const line = document.getElementById(lineID(productID));
  line?.focus({ preventScroll: true });
  return line;
}

/** Maximum time until a line is rendered, milliseconds; after it the focus stays where it is. */
const DRAWN_WITHIN_MS = 2000;

/**
 * Scrolls to a line and focuses it: it was fixed, restored or searched for. Waits until it is
 * rendered: the cache notifies React in a task of its own, which a busy browser runs some frames
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
