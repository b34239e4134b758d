import { readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

/** Lists whose filter is stored beyond the visit. */
export type FilterKey = Extract<StorageKey, 'ordersFilter' | 'purchasesFilter' | 'analyticFilter'>;

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/**
 * Search parameters that are not filters: the page number, campaign parameters, the response that
 * the mock API should send, and rejected values.
 */
const notFilters = /^(?:page|invalid|mock|utm_.+)$/;

function filterOf(search: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => !notFilters.test(key) && isFilled(value)),
  );
}

/** Whether a URL contains a filter. */
export function isFiltered(search: object): boolean {
  return Object.keys(filterOf(search)).length > 0;
}

/** Stores the filter of a URL until sign-out; a URL without a filter removes it. */
export function storeFilter(key: FilterKey, search: object): void {
  if (isFiltered(search)) writeStored(key, filterOf(search));
  else removeStored(key);
}

/**
 * The last filter of a list, for a URL without any parameters (a menu's link); null when there is
 * nothing to restore.
 */
export function filterToRestore(key: FilterKey, search: object): Record<string, unknown> | null {
  if (Object.values(search).some(isFilled)) return null;
  const stored = readStored(key);
  return stored && isFiltered(stored) ? stored : null;
}
