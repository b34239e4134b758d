import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listQuery } from './product-list-queries.ts';
import { type ProductSearch, parseProductSearch, withoutFilters } from './product-search.ts';

type ListKey = 'brand' | 'flag' | 'attribute';

/** The list's address and how the reader's choices change it. */
export interface ProductSearchControl {
  search: ProductSearch;
  /** Changes some of it and begins with the first page; the reader stays where they are. */
  change: (patch: ProductSearch) => void;
  /** Puts a value into a list of the address or takes it out. */
  toggle: (key: ListKey, value: string) => void;
  resetFilters: () => void;
  /** Asks for the list that a change would lead to, since the reader is about to make it. */
  prepareChange: (patch: ProductSearch) => void;
  prepareToggle: (key: ListKey, value: string) => void;
}

export function useProductSearch(): ProductSearchControl {
  const client = useQueryClient();
  const search = useSearch({ from: '/products/' });
  const navigate = useNavigate({ from: '/products/' });
  const go = (next: (previous: ProductSearch) => ProductSearch) =>
    void navigate({ search: (previous) => parseProductSearch(next(previous)), resetScroll: false });
  const prepare = (next: ProductSearch) =>
    void client.prefetchQuery({ ...listQuery(parseProductSearch(next)), meta: { silent: true } });
  return {
    search,
    change: (patch) => go((previous) => changed(previous, patch)),
    toggle: (key, value) => go((previous) => toggled(previous, key, value)),
    resetFilters: () => go(withoutFilters),
    prepareChange: (patch) => prepare(changed(search, patch)),
    prepareToggle: (key, value) => prepare(toggled(search, key, value)),
  };
}

function changed(search: ProductSearch, patch: ProductSearch): ProductSearch {
  return { ...search, ...patch, page: undefined };
}

function toggled(search: ProductSearch, key: ListKey, value: string): ProductSearch {
  const values: readonly string[] = search[key] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...search, [key]: next, page: undefined };
}
