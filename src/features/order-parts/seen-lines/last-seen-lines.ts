import type { SeenLines } from './line-changes.ts';

/** The lines of drafts as this tab showed them last. */
const seen = new Map<string, SeenLines>();

export function recallLines(checkoutID: string): SeenLines | undefined {
  return seen.get(checkoutID);
}

export function storeLines(checkoutID: string, lines: SeenLines): void {
  seen.set(checkoutID, lines);
}

/** The buyer goes on from the cart: what is there now is what he chose. */
export function forgetLines(checkoutID: string): void {
  seen.delete(checkoutID);
}
