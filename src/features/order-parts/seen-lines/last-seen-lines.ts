import type { SeenLines } from './line-changes.ts';

/** Lines of drafts as last shown in this tab. */
const seen = new Map<string, SeenLines>();

/** The lines that the buyer saw last in this checkout. */
export function readSeenLines(checkoutID: string): SeenLines | undefined {
  return seen.get(checkoutID);
}

/** Stores what the buyer sees, to show later what has changed. */
export function storeSeenLines(checkoutID: string, lines: SeenLines): void {
  seen.set(checkoutID, lines);
}

/** The buyer continues from the cart: its current lines are the buyer's choice. */
export function dropSeenLines(checkoutID: string): void {
  seen.delete(checkoutID);
}
