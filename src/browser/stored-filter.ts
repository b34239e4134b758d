import { readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

/** The lists whose filter outlives the visit. */
type FilterKey = Extract<StorageKey, 'ordersFilter' | 'purchasesFilter' | 'analyticFilter'>;

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/**
 * What an address may hold beside filters: the page is where one has got to, not what one looks
 * for; advertisements say where the user comes from; the mock is told what to answer; what was not
 * understood narrows nothing.
 */
const notFilters = /^(?:page|unread|mock|utm_.+)$/;

function filterOf(search: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => !notFilters.test(key) && isFilled(value)),
  );
}

/** Whether an address filters by anything. */
export function isFiltered(search: object): boolean {
  return Object.keys(filterOf(search)).length > 0;
}

/** Keeps what an address filters by until sign-out; an address that filters by nothing forgets it. */
export function storeFilter(key: FilterKey, search: object): void {
  if (isFiltered(search)) writeStored(key, filterOf(search));
  else removeStored(key);
}

/**
 * What a list was last filtered by, for an address that says nothing at all (a menu's link); null
 * when there is nothing to restore.
 */
export function filterToRestore(key: FilterKey, search: object): Record<string, unknown> | null {
  if (Object.values(search).some(isFilled)) return null;
  const kept = readStored(key);
  return kept && isFiltered(kept) ? kept : null;
}
