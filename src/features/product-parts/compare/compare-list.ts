import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage.ts';
import { createDerivedStore } from '#src/state/store.ts';

/** More columns cannot be compared at a glance, and the cookie must stay small. */
export const COMPARE_LIMIT = 12;

const none: readonly string[] = [];

/** Result of a toggle: `full` means that nothing changed because the list is at its limit. */
export type CompareOutcome = 'added' | 'removed' | 'full';

/** The list after toggling a product, newest last. */
export function toggleCompared(
  list: readonly string[],
  productID: string,
): { list: readonly string[]; outcome: CompareOutcome } {
  if (list.includes(productID)) {
    return { list: list.filter((id) => id !== productID), outcome: 'removed' };
  }
  if (list.length >= COMPARE_LIMIT) return { list, outcome: 'full' };
  return { list: [...list, productID], outcome: 'added' };
}

/** The list with a product restored at its position; one that is in it already is not moved. */
export function restoreCompared(
  list: readonly string[],
  productID: string,
  index: number,
): readonly string[] {
  return list.includes(productID) ? list : list.toSpliced(index, 0, productID);
}

/** Ids of the products in the user's comparison, in the order of adding. */
export function readCompareList(): readonly string[] {
  return readStored('compareProducts') ?? none;
}

/** Replaces the comparison, for undo and for «Очистить». */
export function writeCompareList(list: readonly string[]): void {
  writeStored('compareProducts', [...list].slice(0, COMPARE_LIMIT));
}

/** Adds a product to the comparison or removes it. */
export function changeCompareList(productID: string): CompareOutcome {
  const { list, outcome } = toggleCompared(readCompareList(), productID);
  if (outcome !== 'full') writeCompareList(list);
  return outcome;
}

const store = createDerivedStore(readCompareList, [
  (listener) => subscribeStored('compareProducts', listener),
]);

/** The list for components; empty on the server and in the first client render. */
export function useCompareList(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, () => none);
}

/** Whether one product is compared; re-renders only when that changes. */
export function useIsCompared(productID: string): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().includes(productID),
    () => false,
  );
}
