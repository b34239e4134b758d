import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getGetCartPreviewQueryOptions } from '#generated/api/cart/cart.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import { useSession } from '#src/auth/session-store.ts';
import { cartChangesOf } from './cart-actions.ts';
import { quantityIn } from './cart-cache.ts';

/** Product id → quantity. */
export type CartQuantities = ReadonlyMap<string, number>;

const nothing: CartQuantities = new Map();

/** The server's word with the reader's open wishes laid over it; a wish for 0 takes a product out. */
export function quantitiesOf(
  preview: CartPreview | undefined,
  wanted: CartQuantities,
): CartQuantities {
  const quantities = new Map(
    preview?.products.map(({ productID, quantity }) => [productID, quantity]),
  );
  for (const [productID, quantity] of wanted) {
    if (quantity === 0) quantities.delete(productID);
    else quantities.set(productID, quantity);
  }
  return quantities;
}

/** Quantities asked for but not confirmed; changes with every wish. */
export function useWantedQuantities(): CartQuantities {
  const changes = cartChangesOf(useQueryClient());
  return useSyncExternalStore(changes.subscribe, changes.wanted, () => nothing);
}

/** How many different products are in the cart; 0 when signed out and while unknown. */
export function useCartCount(): number {
  const signedIn = useSession().status === 'authenticated';
  const { data } = useQuery({ ...getGetCartPreviewQueryOptions(), enabled: signedIn });
  const wanted = useWantedQuantities();
  return signedIn ? quantitiesOf(data, wanted).size : 0;
}

/** How many of one product are in the cart; renders again only when that number changes. */
export function useCartQuantity(productID: string): number {
  const changes = cartChangesOf(useQueryClient());
  const signedIn = useSession().status === 'authenticated';
  const { data = 0 } = useQuery({
    ...getGetCartPreviewQueryOptions<number>({
      query: { select: (preview) => quantityIn(preview, productID) },
    }),
    enabled: signedIn,
  });
  const wanted = useSyncExternalStore(
    changes.subscribe,
    () => changes.wanted().get(productID),
    () => undefined,
  );
  return wanted ?? (signedIn ? data : 0);
}
