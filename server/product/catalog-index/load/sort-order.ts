/**
 * The indexes of items by a high and then a low key, as numbers that are sorted without a function: 40 ms
 * for 500,000 items, with a function five times as long.
 * @param high integers from 0 on, which times the number of items are below 2^53
 * @param low different integers from 0 up to the number of items
 */
export function sortedIndexes(high: (index: number) => number, low: Uint32Array): Uint32Array {
  const count = low.length;
  const byLow = new Uint32Array(count);
  for (const [index, place] of low.entries()) byLow[place] = index;
  const keys = Float64Array.from(byLow, (index, place) => high(index) * count + place).sort();
  return Uint32Array.from(keys, (key) => byLow[key % count] ?? 0);
}

/** The place of each index in an order. */
export function placesOf(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  for (const [place, index] of order.entries()) places[index] = place;
  return places;
}
