import type { OrderItem, RefundItem } from '#generated/api/model/index.ts';

/** A bought line of an order, and how many of its pieces may still be returned. */
export interface ReturnableLine {
  item: OrderItem;
  available: number;
}

/** Pieces to return by product. */
export type Selection = ReadonlyMap<string, number>;

/** The bought lines of an order; gifts follow them. */
export function returnableLines(items: readonly OrderItem[]): ReturnableLine[] {
  return items.flatMap((item) => {
    const { isGift, quantity, returned = 0, returning = 0 } = item;
    return isGift ? [] : [{ item, available: Math.max(0, quantity - returned - returning) }];
  });
}

/** All pieces that may still be returned. */
export function selectAll(lines: readonly ReturnableLine[]): Selection {
  const left = lines.filter(({ available }) => available > 0);
  return new Map(left.map(({ item, available }) => [item.product.id, available]));
}

/** A single piece is selected at once: there is nothing to choose. */
export function initialSelection(lines: readonly ReturnableLine[]): Selection {
  const all = selectAll(lines);
  return countPieces(all) === 1 ? all : new Map();
}

/** The selection with another number of pieces of a line; 0 removes it, too many are reduced. */
export function withPieces(
  selection: Selection,
  { item, available }: ReturnableLine,
  pieces: number,
): Selection {
  const { id } = item.product;
  const changed = new Map(selection);
  const allowed = Math.min(pieces, available);
  if (allowed > 0) changed.set(id, allowed);
  else changed.delete(id);
  return changed;
}

/** The selection as far as it is still possible after the order has changed. */
export function possibleOf(selection: Selection, lines: readonly ReturnableLine[]): Selection {
  return lines.reduce(
    (possible, line) => withPieces(possible, line, possible.get(line.item.product.id) ?? 0),
    selection,
  );
}

/** How many pieces are selected. */
export function countPieces(selection: Selection): number {
  return [...selection.values()].reduce((sum, pieces) => sum + pieces, 0);
}

/** The items of a request; undefined for all that is left, which the server determines. */
export function itemsOf(
  selection: Selection,
  lines: readonly ReturnableLine[],
): RefundItem[] | undefined {
  if (countPieces(selection) === countPieces(selectAll(lines))) return undefined;
  return lines.flatMap(({ item: { product } }) => {
    const quantity = selection.get(product.id);
    return quantity === undefined ? [] : [{ productID: product.id, quantity }];
  });
}
