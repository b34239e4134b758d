import type { RefundItem } from '#generated/api/model/refundItem.ts';
import type { StaffOrderLine } from '#generated/api/model/staffOrderLine.ts';

/** Pieces to return by product. */
export type ReturnedPieces = ReadonlyMap<string, number>;

/** A bought line of which something may still be returned; gifts follow what they were given for. */
export interface ReturnableLine {
  line: StaffOrderLine;
  available: number;
}

/** The lines to choose from. */
export function returnableLines(lines: readonly StaffOrderLine[]): ReturnableLine[] {
  return lines.flatMap((line) => {
    const available = line.quantity - line.returned - line.returning;
    return line.isGift || available === 0 ? [] : [{ line, available }];
  });
}

/** The choice with another number of pieces; 0 removes the product. */
export function withPieces(chosen: ReturnedPieces, id: string, pieces: number): ReturnedPieces {
  const changed = new Map(chosen);
  if (pieces > 0) changed.set(id, pieces);
  else changed.delete(id);
  return changed;
}

/** The items of a request, as far as they are still possible after the order has changed. */
export function itemsOf(chosen: ReturnedPieces, lines: readonly ReturnableLine[]): RefundItem[] {
  return lines.flatMap(({ line: { productID }, available }) => {
    const quantity = Math.min(chosen.get(productID) ?? 0, available);
    return quantity === 0 ? [] : [{ productID, quantity }];
  });
}
