import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getGetCartQueryOptions } from '#generated/api/cart/get-cart.ts';
import { getGetCartPreviewQueryOptions } from '#generated/api/cart/get-cart-preview.ts';
import type { Cart } from '#generated/api/model/cart.ts';

/**
 * The cart outside of its page. The specification requests it only when there is a preview, which
 * the header loads; without one it stays unknown.
 */
export function useCart(): { cart: Cart | undefined; isPending: boolean } {
  const preview = useQuery(getGetCartPreviewQueryOptions());
  const { data, isPending } = useQuery({ ...getGetCartQueryOptions(), enabled: preview.isSuccess });
  return { cart: data, isPending: isPending && !preview.isError };
}

/**
 * The newest cart, for code outside React.
 *
 * @throws ApiError of the preview or of the cart.
 */
export async function fetchCart(client: QueryClient): Promise<Cart> {
  await client.ensureQueryData(getGetCartPreviewQueryOptions());
  return client.fetchQuery(getGetCartQueryOptions());
}
