import { setImmediate as nextTurn } from 'node:timers/promises';

/** Texts that are sorted or merged in one turn of the event loop: some 20 ms. */
const STEP = 20_000;

/** Sorts texts in the order of JavaScript, in many turns of the event loop: a million at once takes a second. */
export async function sortInSteps(texts: readonly string[]): Promise<string[]> {
  let sorted: string[][] = [];
  for (let start = 0; start < texts.length; start += STEP) {
    sorted.push(texts.slice(start, start + STEP).sort());
    await nextTurn();
  }
  while (sorted.length > 1) {
    const merged: string[][] = [];
    for (let place = 0; place < sorted.length; place += 2) {
      merged.push(await merge(sorted[place] ?? [], sorted[place + 1] ?? []));
    }
    sorted = merged;
  }
  return sorted[0] ?? [];
}

async function merge(one: readonly string[], other: readonly string[]): Promise<string[]> {
  const merged: string[] = [];
  let [first, second] = [0, 0];
  while (first < one.length || second < other.length) {
    const [a, b] = [one[first], other[second]];
    if (b === undefined || (a !== undefined && a <= b)) {
      merged.push(a ?? '');
      first += 1;
    } else {
      merged.push(b);
      second += 1;
    }
    if (merged.length % STEP === 0) await nextTurn();
  }
  return merged;
}
