/** Moves the item at `place` down until no item below comes after it. */
function sink(heap: number[], start: number, compare: (a: number, b: number) => number): void {
  let place = start;
  for (;;) {
    let last = place;
    for (const below of [2 * place + 1, 2 * place + 2]) {
      const [item, other] = [heap[below], heap[last]];
      if (item !== undefined && other !== undefined && compare(item, other) > 0) last = below;
    }
    if (last === place) return;
    [heap[place], heap[last]] = [heap[last] ?? 0, heap[place] ?? 0];
    place = last;
  }
}

/** The first `count` items in their order, without sorting the others: a list may have all of the catalog. */
export function firstRows(
  items: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  if (items.length <= count) return items.toSorted(compare);
  // A heap whose top is the last of the items that it has.
  const heap = items.slice(0, count);
  for (let place = (count >> 1) - 1; place >= 0; place -= 1) sink(heap, place, compare);
  for (let place = count; place < items.length; place += 1) {
    const item = items[place] ?? 0;
    if (compare(item, heap[0] ?? item) >= 0) continue;
    heap[0] = item;
    sink(heap, 0, compare);
  }
  return heap.toSorted(compare);
}
