/*
 * What the user types after opening a field whose chunk is still loading: nothing is focused by then, so
 * the letters would be lost.
 */

let keys = '';
let collecting: AbortController | undefined;

/** Collects the letters that are typed from now on. */
export function collectKeys(): void {
  takeKeys();
  collecting = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, altKey }) => {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) keys += key;
    },
    { signal: collecting.signal },
  );
}

/** The letters so far; the field, which is focused now, receives the next ones itself. */
export function takeKeys(): string {
  collecting?.abort();
  const taken = keys;
  keys = '';
  return taken;
}
