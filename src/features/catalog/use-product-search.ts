import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ProductSearch, parseProductSearch, withoutFilters } from './product-search.ts';

/** The list's address and how the reader's choices change it. */
export interface ProductSearchControl {
  search: ProductSearch;
  /** Changes some of it and begins with the first page; the reader stays where they are. */
  change: (patch: ProductSearch) => void;
  /** Puts a value into a list of the address or takes it out. */
  toggle: (key: 'brand' | 'flag' | 'attribute', value: string) => void;
  resetFilters: () => void;
}

export function useProductSearch(): ProductSearchControl {
  const search = useSearch({ from: '/products/' });
  const navigate = useNavigate({ from: '/products/' });
  const go = (next: (previous: ProductSearch) => ProductSearch) =>
    void navigate({ search: (previous) => parseProductSearch(next(previous)), resetScroll: false });
  return {
    search,
    change: (patch) => go((previous) => ({ ...previous, ...patch, page: undefined })),
    toggle: (key, value) =>
      go((previous) => ({ ...previous, [key]: toggled(previous[key], value), page: undefined })),
    resetFilters: () => go(withoutFilters),
  };
}

function toggled(values: readonly string[] = [], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
