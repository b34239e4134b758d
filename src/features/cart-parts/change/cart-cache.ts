import type { QueryClient } from '@tanstack/react-query';
import { getExplainCartPriceQueryKey } from '#generated/api/cart/explain-cart-price.ts';
import { getGetCartQueryKey } from '#generated/api/cart/get-cart.ts';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/get-cart-preview.ts';
import type { Cart } from '#generated/api/model/cart.ts';
import type { CartOrder } from '#generated/api/model/cartOrder.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import { broadcastCartVersion } from './cart-tabs.ts';

/**
 * How responses about the cart update the cache. Every response contains the cart's version; one
 * older than the known version is dropped, and a read that was in flight when a change was
 * confirmed is canceled: it may have read the cart before the change.
 */

/** Replaces the cached cart with the one after a change, preview included. */
export function applyCart(client: QueryClient, cart: Cart): void {
  const { version, items, contract, customer, opensRestricted = false } = cart.order;
  const known = client.getQueryData<Cart>(getGetCartQueryKey());
  if (known && known.order.version > version) return;
  void client.cancelQueries({ queryKey: getGetCartQueryKey(), exact: true });
  client.setQueryData(getGetCartQueryKey(), cart);
  void client.invalidateQueries({ queryKey: getExplainCartPriceQueryKey() });
  applyPreview(client, {
    version,
    contractID: contract?.id ?? null,
    companyName: customer?.partner?.name ?? null,
    opensRestricted,
    products: items.flatMap(({ isGift, product, quantity }) =>
      isGift ? [] : [{ productID: product.id, quantity }],
    ),
  });
}

/** The same for a response that contains only products and quantities. */
export function applyPreview(client: QueryClient, preview: CartPreview): void {
  const known = client.getQueryData<CartPreview>(getGetCartPreviewQueryKey());
  if (known && known.version > preview.version) return;
  void client.cancelQueries({ queryKey: getGetCartPreviewQueryKey() });
  client.setQueryData(getGetCartPreviewQueryKey(), preview);
  const cart = client.getQueryData<Cart>(getGetCartQueryKey());
  if (cart && cart.order.version < preview.version) {
    void client.invalidateQueries({ queryKey: getGetCartQueryKey(), exact: true });
  }
  if (known?.version !== preview.version) broadcastCartVersion(preview.version);
}

/** Refetches the cart: a change failed, or it was changed elsewhere. */
export function refreshCart(client: QueryClient): void {
  // The preview's key begins with the cart's.
  void client.invalidateQueries({ queryKey: getGetCartQueryKey() });
}

/** The version of the cart that this tab knows, -1 when it knows none. */
export function knownCartVersion(client: QueryClient): number {
  return client.getQueryData<CartPreview>(getGetCartPreviewQueryKey())?.version ?? -1;
}

/** The displayed version: that of the cart itself, which can be loaded before its preview. */
export function shownCartVersion(client: QueryClient): number {
  const cart = client.getQueryData<Cart>(getGetCartQueryKey());
  return cart?.order.version ?? knownCartVersion(client);
}

/** Whether the whole cart is on the screen, so that a change should return all of it. */
export function isCartShown(client: QueryClient): boolean {
  const query = client.getQueryCache().find({ queryKey: getGetCartQueryKey(), exact: true });
  return query?.isActive() ?? false;
}

/** The cart as this tab has loaded it last. */
export function loadedCart(client: QueryClient): CartOrder | undefined {
  return client.getQueryData<Cart>(getGetCartQueryKey())?.order;
}

/**
 * The quantity of a product by the newest response. On `/cart` the cart can be loaded before its
 * preview: a click on a line must then use the quantity that the line shows.
 */
export function confirmedQuantity(client: QueryClient, productID: string): number {
  const preview = client.getQueryData<CartPreview>(getGetCartPreviewQueryKey());
  const order = loadedCart(client);
  if (!order || (preview && preview.version >= order.version)) {
    return quantityIn(preview, productID);
  }
  const line = order.items.find((item) => !item.isGift && item.product.id === productID);
  return line?.quantity ?? 0;
}

/** Pieces of a product in the cart; 0 when it is not there or not loaded yet. */
export function quantityIn(preview: CartPreview | undefined, productID: string): number {
  return preview?.products.find((product) => product.productID === productID)?.quantity ?? 0;
}
