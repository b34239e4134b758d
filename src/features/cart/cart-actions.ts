import type { QueryClient } from '@tanstack/react-query';
import { getChangeCartProductMutationOptions } from '#generated/api/cart/cart.ts';
import { getChangeProductInCartMutationOptions } from '#generated/api/product/product.ts';
import { ApiError } from '#src/api/errors.ts';
import type { MutationMeta } from '#src/api/mutation-meta.ts';
import { whenSessionSettled } from '#src/auth/session-store.ts';
import { showToast, showUndoToast } from '#src/ui/toasts.ts';
import {
  applyCart,
  applyPreview,
  confirmedQuantity,
  isCartShown,
  refreshCart,
} from './cart-cache.ts';
import { type CartChanges, type CartWish, createCartChanges } from './cart-change.ts';

/** Every change of the cart runs in this scope: one after another, whoever asks. */
export const cartScope = { id: 'cart' } as const;

/** Refusals that say in their own words what is wrong with this product. */
const explained = [404, 409, 422];

const changesOf = new WeakMap<QueryClient, CartChanges>();

/** The cart changes of the app; one for each query client. */
export function cartChangesOf(client: QueryClient): CartChanges {
  const known = changesOf.get(client);
  if (known) return known;
  const changes = createCartChanges({
    session: async () =>
      (await whenSessionSettled()).status === 'authenticated' ? 'authenticated' : 'unauthenticated',
    askToSignIn: (wish) => requireSession({ type: CART_ACTION, payload: wish }),
    send: (wish) => sendWish(client, wish),
    confirmed: (productID) => confirmedQuantity(client, productID),
    onAdded: () => showToast({ tone: 'success', message: 'Товар добавлен в корзину' }),
    onRemoved: (productID, before) =>
      showUndoToast('Товар удален из корзины', () => changes.want({ productID, quantity: before })),
    onFailed(_wish, error) {
      refreshCart(client);
      if (error instanceof ApiError && explained.includes(error.status)) {
        showToast({ tone: 'error', message: error.message });
      }
    },
  });
  changesOf.set(client, changes);
  return changes;
}

async function sendWish(client: QueryClient, { productID, quantity }: CartWish): Promise<void> {
  const meta: MutationMeta = { handledStatuses: explained };
  const common = { scope: cartScope, meta, networkMode: 'always' as const };
  const cache = client.getMutationCache();
  if (isCartShown(client)) {
    const options = { ...getChangeCartProductMutationOptions(), ...common };
    applyCart(
      client,
      await cache.build(client, options).execute({ data: { productID, quantity } }),
    );
    return;
  }
  const options = { ...getChangeProductInCartMutationOptions(), ...common };
  const variables = { id: productID, data: { quantity } };
  applyPreview(client, await cache.build(client, options).execute(variables));
}
