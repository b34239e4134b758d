import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listQuery } from './product-list-queries.ts';
import { type ProductSearch, parseProductSearch, withoutFilters } from './product-search.ts';

type ListKey = 'brand' | 'flag' | 'attribute';

/** Functions that change the list's URL; stable while it is shown. */
interface ProductSearchActions {
  /** Changes parameters and goes to the first page; the scroll position stays. */
  change: (patch: ProductSearch) => void;
  /** Adds a value to a list parameter or removes it. */
  toggle: (key: ListKey, value: string) => void;
  resetFilters: () => void;
  /** Prefetches the list of a change that the user is about to make. */
  prepareChange: (patch: ProductSearch) => void;
  prepareToggle: (key: ListKey, value: string) => void;
}

/** The list's search parameters and functions that change them. */
export interface ProductSearchControl extends ProductSearchActions {
  search: ProductSearch;
}

/** The search parameters of the product list, and what changes them. */
export function useProductSearch(): ProductSearchControl {
  const client = useQueryClient();
  const router = useRouter();
  const search = useSearch({ from: '/products/' });
  const navigate = useNavigate({ from: '/products/' });
  const actions = useMemo((): ProductSearchActions => {
    const go = (next: (previous: ProductSearch) => ProductSearch) => {
      // In the drawer of a phone the filters replace the drawer's own history entry.
      const { overlay } = router.history.location.state;
      void navigate({
        search: (previous) => parseProductSearch(next(previous)),
        resetScroll: false,
        ...(overlay && { replace: true, state: { overlay } }),
      });
    };
    const prepare = (next: (previous: ProductSearch) => ProductSearch) => {
      const requested = parseProductSearch(next(parseProductSearch(router.state.location.search)));
      void client.prefetchQuery({ ...listQuery(requested), meta: { silent: true } });
    };
    return {
      change: (patch) => go((previous) => changed(previous, patch)),
      toggle: (key, value) => go((previous) => toggled(previous, key, value)),
      resetFilters: () => go(withoutFilters),
      prepareChange: (patch) => prepare((previous) => changed(previous, patch)),
      prepareToggle: (key, value) => prepare((previous) => toggled(previous, key, value)),
    };
  }, [client, router, navigate]);
  return { search, ...actions };
}

function changed(search: ProductSearch, patch: ProductSearch): ProductSearch {
  return { ...search, ...patch, page: undefined, invalid: undefined };
}

function toggled(search: ProductSearch, key: ListKey, value: string): ProductSearch {
  const values: readonly string[] = search[key] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...search, [key]: next, page: undefined, invalid: undefined };
}
