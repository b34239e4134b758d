import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage/storage.ts';
import { createDerivedStore, createStore } from '#src/state/store.ts';

/** How many products a visitor compares: more columns cannot be compared at a glance, and the cookie must stay small. */
export const VISITOR_COMPARE_LIMIT = 12;

/** Whether a product is compared, or before which one it is placed. */
export type ComparedValue = boolean | string;

/** The comparison of a signed-in user, which is on the server. */
export interface AccountComparison {
  /** In the order of adding, pending changes included. */
  ids: readonly string[];
  limit: number;
  change: (productID: string, value: ComparedValue) => void;
  replace: (ids: readonly string[]) => void;
}

/** Null for a visitor, and until `account-comparison.ts` has loaded it. */
export const accountComparison = createStore<AccountComparison | null>(null);

const none: readonly string[] = [];

/** Result of a toggle: `full` means that nothing changed because the list is at its limit. */
export type CompareOutcome = 'added' | 'removed' | 'full';

/** The list after toggling a product, newest last. */
export function toggleCompared(
  list: readonly string[],
  productID: string,
  limit = VISITOR_COMPARE_LIMIT,
): { list: readonly string[]; outcome: CompareOutcome } {
  if (list.includes(productID)) {
    return { list: list.filter((id) => id !== productID), outcome: 'removed' };
  }
  if (list.length >= limit) return { list, outcome: 'full' };
  return { list: [...list, productID], outcome: 'added' };
}

/** Ids of the products that a visitor compares in this browser, in the order of adding. */
export function readVisitorList(): readonly string[] {
  return readStored('compareProducts') ?? none;
}

/** Ids of the products in the user's comparison, in the order of adding. */
export function readCompareList(): readonly string[] {
  return accountComparison.get()?.ids ?? readVisitorList();
}

/** How many products the user may compare. */
export function compareLimit(): number {
  return accountComparison.get()?.limit ?? VISITOR_COMPARE_LIMIT;
}

/** Replaces the comparison of this browser. */
export function writeVisitorList(list: readonly string[]): void {
  writeStored('compareProducts', [...list].slice(0, VISITOR_COMPARE_LIMIT));
}

/** Adds a product to the comparison or removes it. */
export function changeCompareList(productID: string): CompareOutcome {
  const account = accountComparison.get();
  const { list, outcome } = toggleCompared(readCompareList(), productID, compareLimit());
  if (account && outcome !== 'full') account.change(productID, outcome === 'added');
  else if (outcome !== 'full') writeVisitorList(list);
  return outcome;
}

const store = createDerivedStore(readCompareList, [
  (listener) => subscribeStored('compareProducts', listener),
  (listener) => accountComparison.subscribe(listener),
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
