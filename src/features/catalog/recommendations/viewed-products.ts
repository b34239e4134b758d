import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import { getListViewedProductsQueryOptions } from '#generated/api/product/list-viewed-products.ts';
import { useSignedIn } from '#src/auth/session/session-store.ts';
import { readStored, subscribeStored } from '#src/browser/storage/storage.ts';
import { createDerivedStore } from '#src/state/store.ts';

const SHOWN = 12;
/** More than are shown, since several can be variants of one family. */
const FETCHED = 24;

const silent = { query: { meta: { silent: true } } };
const none: readonly string[] = [];

const store = createDerivedStore<readonly string[]>(
  () => readStored('viewedProducts') ?? none,
  [(listener) => subscribeStored('viewedProducts', listener)],
);

/** Ids of the products that a visitor viewed in this browser, newest first; none on the server. */
export function useLocallyViewed(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, () => none);
}

/** Products that the user viewed last, newest first; without the product on the page. */
export function useViewedProducts(except?: string): readonly ProductCard[] {
  const signedIn = useSignedIn();
  const local = useLocallyViewed();
  const ids = local.slice(0, FETCHED);
  const { data: own } = useQuery({
    ...getListViewedProductsQueryOptions({ limit: FETCHED }, silent),
    enabled: signedIn,
  });
  const { data: visitors } = useQuery({
    ...getListProductsQueryOptions({ ids, pageSize: FETCHED }, silent),
    enabled: !signedIn && ids.length > 0,
  });
  const products = (signedIn ? own : ids.length > 0 ? visitors : undefined)?.items ?? [];
  return oneOfFamily(products, except).slice(0, SHOWN);
}

/** The newest of each family, as other lists show one card of it; none of the product's own. */
function oneOfFamily(products: readonly ProductCard[], except?: string): ProductCard[] {
  const own = products.find(({ id }) => id === except);
  const shown = new Set([except, own?.family?.id]);
  return products.filter(({ id, family }) => {
    const key = family?.id ?? id;
    if (id === except || shown.has(key)) return false;
    shown.add(key);
    return true;
  });
}
