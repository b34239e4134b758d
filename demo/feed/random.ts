/**
 * A repeatable stream of numbers in [0, 1): the same seed gives the same stream everywhere
 * (mulberry32).
 */
export function randomStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed of a text (FNV-1a), so that a product's chance does not hang on its neighbors. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** One of the list, each as likely. */
export function pick<T>(list: readonly [T, ...T[]], random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Whole number from `from` to `to`, both included. */
export function between(from: number, to: number, random: () => number): number {
  return from + Math.floor(random() * (to - from + 1));
}
