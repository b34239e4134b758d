import type { SeenLines } from './line-changes.ts';

/** Lines of drafts as last shown in this tab. */
const seen = new Map<string, SeenLines>();

export function recallLines(checkoutID: string): SeenLines | undefined {
  return seen.get(checkoutID);
}

export function storeLines(checkoutID: string, lines: SeenLines): void {
  seen.set(checkoutID, lines);
}

/** The buyer continues from the cart: its current lines are the buyer's choice. */
export function forgetLines(checkoutID: string): void {
  seen.delete(checkoutID);
}
