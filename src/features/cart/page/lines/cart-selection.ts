import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage/storage.ts';

/**
 * Which lines are selected for checkout. Only the *un*selected ids are stored (`cartSelection`), so
 * that new lines are selected by default.
 */
export interface CartSelection {
  isSelected: (productID: string) => boolean;
  /** Selects or unselects the products, leaving the others unchanged. */
  select: (productIDs: readonly string[], selected: boolean) => void;
}

const nothing: readonly string[] = [];

/** The unselected ids after a change. */
export function changeUnselected(
  unselected: readonly string[],
  productIDs: readonly string[],
  selected: boolean,
): string[] {
  const rest = unselected.filter((id) => !productIDs.includes(id));
  return selected ? rest : [...rest, ...productIDs];
}

function subscribe(listener: () => void) {
  return subscribeStored('cartSelection', listener);
}

function readUnselected(): readonly string[] {
  return readStored('cartSelection') ?? nothing;
}

/** The user's selection; on the server and in the first render everything is selected. */
export function useCartSelection(): CartSelection {
  const unselected = useSyncExternalStore(subscribe, readUnselected, () => nothing);
  const select = useCallback((productIDs: readonly string[], selected: boolean) => {
    writeStored('cartSelection', changeUnselected(readUnselected(), productIDs, selected));
  }, []);
  return { isSelected: (productID) => !unselected.includes(productID), select };
}
