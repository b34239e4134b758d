import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  getGetCartPreviewQueryKey,
  getGetCartPreviewQueryOptions,
} from '#generated/api/cart/get-cart-preview.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import { watchData } from '#src/api/queries/watch-data.ts';
import { getSession, useSignedIn } from '#src/auth/session/session-store.ts';
import { createDerivedStore, type DerivedStore, useStore } from '#src/state/store.ts';
import { cartChangesOf } from './cart-actions.ts';

/** Product id → quantity. */
export type CartQuantities = ReadonlyMap<string, number>;

/**
 * The server's quantities with the user's pending updates applied; an update to 0 removes a
 * product.
 */
export function quantitiesOf(
  preview: CartPreview | undefined,
  requested: CartQuantities,
): CartQuantities {
  const quantities = new Map(
    preview?.products.map(({ productID, quantity }) => [productID, quantity]),
  );
  for (const [productID, quantity] of requested) {
    if (quantity === 0) quantities.delete(productID);
    else quantities.set(productID, quantity);
  }
  return quantities;
}

/** Pending quantities; changes with every update. */
export function usePendingQuantities(): CartQuantities {
  const changes = cartChangesOf(useQueryClient());
  return useStore(changes.pending);
}

/** Number of different products in the cart; 0 when signed out and while unknown. */
export function useCartCount(): number {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...getGetCartPreviewQueryOptions(), enabled: signedIn });
  const requested = usePendingQuantities();
  return signedIn ? quantitiesOf(data, requested).size : 0;
}

/** The company that the user buys for; null for a person, when signed out, and while unknown. */
export function useBuyingCompany(): string | null {
  const { data } = useQuery({
    ...getGetCartPreviewQueryOptions(),
    enabled: useSignedIn(),
    select: ({ companyName }) => companyName ?? null,
  });
  return data ?? null;
}

/** Quantity of one product in the cart; re-renders only when that number changes. */
export function useCartQuantity(productID: string): number {
  const { get, subscribe } = shownQuantities(useQueryClient());
  return useSyncExternalStore(
    subscribe,
    () => get().get(productID) ?? 0,
    () => 0,
  );
}

/** The current quantities in the cart, for code outside React. */
export function cartQuantities(client: QueryClient): CartQuantities {
  return shownQuantities(client).get();
}

const shown = new WeakMap<QueryClient, DerivedStore<CartQuantities>>();

/**
 * Quantities for all cards. The header requests the preview, so that a list of cards adds no
 * requests.
 */
function shownQuantities(client: QueryClient): DerivedStore<CartQuantities> {
  const known = shown.get(client);
  if (known) return known;
  const changes = cartChangesOf(client);
  const queryKey = getGetCartPreviewQueryKey();
  const store = createDerivedStore(() => {
    const signedIn = getSession().status === 'authenticated';
    const preview = signedIn ? client.getQueryData<CartPreview>(queryKey) : undefined;
    return quantitiesOf(preview, changes.pending.get());
  }, [(listener) => watchData(client, queryKey, listener)]);
  shown.set(client, store);
  return store;
}
