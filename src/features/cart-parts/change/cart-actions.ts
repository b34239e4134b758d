import type { QueryClient } from '@tanstack/react-query';
import { getChangeCartProductMutationOptions } from '#generated/api/cart/change-cart-product.ts';
import type { CartOrder } from '#generated/api/model/cartOrder.ts';
import { getChangeProductInCartMutationOptions } from '#generated/api/product/change-product-in-cart.ts';
import { ApiError } from '#src/api/errors.ts';
import type { MutationMeta } from '#src/api/queries/mutation-meta.ts';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import {
  getSession,
  subscribeSession,
  whenSessionSettled,
} from '#src/auth/session/session-store.ts';
import { signIn } from '#src/auth/sign-in.ts';
import { isOffline } from '#src/browser/connection.ts';
import { whenLeaving } from '#src/browser/when-leaving.ts';
import { createStore } from '#src/state/store.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import {
  applyCart,
  applyPreview,
  confirmedQuantity,
  isCartShown,
  knownCartVersion,
  loadedCart,
  refreshCart,
} from './cart-cache.ts';
import { type CartChanges, type CartLineUpdate, createCartChanges } from './cart-change.ts';
import { onCartVersion } from './cart-tabs.ts';

/** Every change of the cart runs in this scope: one after another, from any component. */
export const cartScope = { id: 'cart' } as const;

/** Status codes whose message explains what is wrong with this product. */
const explained = [404, 409, 422];

const CART_ACTION = 'cart.update';

/** The update that the server rejected last, and why; a new object each time. */
export const cartFailure = createStore<{ update: CartLineUpdate; error: unknown } | null>(null);

/** Announces a requested quantity, unless the user has to sign in first or is offline. */
export function announceQuantity(product: { name: string }, quantity: number): void {
  if (getSession().status === 'unauthenticated' || isOffline()) return;
  announce(quantity > 0 ? `В корзине ${quantity} шт.: ${product.name}` : `Убрано: ${product.name}`);
}

/** Redirects to the sign-in page; the update is sent after the return. */
export function signInForUpdate(update: CartLineUpdate): Promise<boolean> {
  return signIn({ action: { type: CART_ACTION, payload: update } });
}

const changesOf = new WeakMap<QueryClient, CartChanges>();

/** The cart changes of the app; one for each query client. */
export function cartChangesOf(client: QueryClient): CartChanges {
  const known = changesOf.get(client);
  if (known) return known;
  const changes = createCartChanges({
    sessionNow: () => getSession().status,
    session: async () => (await whenSessionSettled()).status,
    promptSignIn: (update) => requireSession({ type: CART_ACTION, payload: update }),
    send: (update) => sendUpdate(client, update),
    confirmed: (productID) => confirmedQuantity(client, productID),
    onAdded: () => showToast({ tone: 'success', message: 'Товар добавлен в корзину' }),
    onRemoved: (productID, quantity) => {
      const line = { productID, quantity, cart: cartsBefore.get(productID) };
      import('./undo-removal.ts').then(
        ({ offerUndo }) => offerUndo(client, changes, line, cartScope),
        () => {
          // Removed, as the page shows; without this code there is no toast either.
        },
      );
    },
    onFailed(update, error) {
      refreshCart(client);
      cartFailure.set({ update, error });
      // The click has announced the new quantity.
      announce('Корзина не изменилась');
      if (error instanceof ApiError && explained.includes(error.status)) {
        showToast({ tone: 'error', message: error.message });
      }
    },
  });
  changesOf.set(client, changes);
  return changes;
}

/** Carts before the removal of a line, from which an undo takes its place and the tags. */
const cartsBefore = new Map<string, CartOrder | undefined>();

async function sendUpdate(
  client: QueryClient,
  { productID, quantity }: CartLineUpdate,
): Promise<void> {
  if (quantity === 0) cartsBefore.set(productID, loadedCart(client));
  const meta: MutationMeta = { handledStatuses: explained };
  const common = { scope: cartScope, meta, networkMode: 'always' as const };
  // Lets the last step reach the server when the page is closed at once.
  const request = { keepalive: true };
  const cache = client.getMutationCache();
  if (isCartShown(client)) {
    const options = { ...getChangeCartProductMutationOptions({ request }), ...common };
    applyCart(
      client,
      await cache.build(client, options).execute({ data: { productID, quantity } }),
    );
    return;
  }
  const options = { ...getChangeProductInCartMutationOptions({ request }), ...common };
  const variables = { id: productID, data: { quantity } };
  applyPreview(client, await cache.build(client, options).execute(variables));
}

/**
 * Connects the cart to the app, once: runs updates that waited for sign-in, drops unsent changes at
 * sign-out, sends them when the user leaves the page, and listens to other tabs. Returns a function
 * that disconnects it.
 */
export function installCart(client: QueryClient): () => void {
  const changes = cartChangesOf(client);
  const stops = [
    registerPendingAction(CART_ACTION, async (payload) =>
      (await import('./run-cart-action.ts')).runCartAction(client, changes, payload),
    ),
    subscribeSession(() => {
      if (getSession().status === 'unauthenticated') changes.clear();
    }),
    onCartVersion((version) => {
      if (version > knownCartVersion(client)) refreshCart(client);
    }),
    whenLeaving(() => void changes.flush()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
