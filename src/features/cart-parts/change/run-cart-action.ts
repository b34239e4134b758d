import type { QueryClient } from '@tanstack/react-query';
import { getGetCartPreviewQueryOptions } from '#generated/api/cart/get-cart-preview.ts';
import { confirmedQuantity } from './cart-cache.ts';
import type { CartChanges, CartLineUpdate } from './cart-change.ts';

/**
 * Runs an update that waited for sign-in; the quantity is never less than in the user's cart.
 * @param payload from storage: anything else than an update is ignored.
 */
export async function runCartAction(
  client: QueryClient,
  changes: CartChanges,
  payload: unknown,
): Promise<void> {
  if (!isCartLineUpdate(payload)) return;
  const { productID, quantity } = payload;
  await client.prefetchQuery(getGetCartPreviewQueryOptions());
  if (confirmedQuantity(client, productID) < quantity) changes.enqueue({ productID, quantity });
}

function isCartLineUpdate(payload: unknown): payload is CartLineUpdate {
  if (typeof payload !== 'object' || payload === null) return false;
  const { productID, quantity } = payload as Record<string, unknown>;
  return typeof productID === 'string' && typeof quantity === 'number' && quantity > 0;
}
