import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listQuery } from './product-list-queries.ts';
import { type ProductSearch, parseProductSearch, withoutFilters } from './product-search.ts';

type ListKey = 'brand' | 'flag' | 'attribute';

/** How the user's choices change the list's address; the same functions as long as it is shown. */
interface ProductSearchActions {
  /** Changes some of it and begins with the first page; the user stays where they are. */
  change: (patch: ProductSearch) => void;
  /** Puts a value into a list of the address or takes it out. */
  toggle: (key: ListKey, value: string) => void;
  resetFilters: () => void;
  /** Requests the list that a change would lead to, since the user is about to make it. */
  prepareChange: (patch: ProductSearch) => void;
  prepareToggle: (key: ListKey, value: string) => void;
}

/** The list's address and what changes it. */
export interface ProductSearchControl extends ProductSearchActions {
  search: ProductSearch;
}

export function useProductSearch(): ProductSearchControl {
  const client = useQueryClient();
  const router = useRouter();
  const search = useSearch({ from: '/products/' });
  const navigate = useNavigate({ from: '/products/' });
  const actions = useMemo((): ProductSearchActions => {
    const go = (next: (previous: ProductSearch) => ProductSearch) => {
      // In the drawer of a phone the filters change its own step of the history.
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
  return { ...search, ...patch, page: undefined, unread: undefined };
}

function toggled(search: ProductSearch, key: ListKey, value: string): ProductSearch {
  const values: readonly string[] = search[key] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...search, [key]: next, page: undefined, unread: undefined };
}
