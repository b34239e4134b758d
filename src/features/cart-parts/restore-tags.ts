import type { MutationScope, QueryClient } from '@tanstack/react-query';
import { getChangeCartTagsMutationOptions } from '#generated/api/cart/change-cart-tags.ts';
import type { CartOrder } from '#generated/api/model/cartOrder.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';

/**
 * The tags that an undo has to choose again: the server drops them when the cart is emptied, and only
 * then.
 * @param tags of the cart before the removal.
 * @param order the cart after the undo.
 * @param returned products that the undo has put back.
 */
export function lostTags(
  tags: CartOrder['tags'],
  order: Pick<CartOrder, 'items' | 'tags'>,
  returned: readonly string[],
): string[] {
  const wasEmptied = order.items.every(
    ({ isGift, product }) => isGift || returned.includes(product.id),
  );
  if (!wasEmptied || (order.tags ?? []).length > 0) return [];
  return (tags ?? []).flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Chooses the lost tags of a cart again, after an undo. Rejects when the server does. */
export async function restoreTags(
  client: QueryClient,
  scope: MutationScope,
  ...undone: Parameters<typeof lostTags>
): Promise<void> {
  const tagIDs = lostTags(...undone);
  if (tagIDs.length === 0) return;
  const options = { ...getChangeCartTagsMutationOptions(), scope };
  const change = client.getMutationCache().build(client, options);
  applyCart(client, await change.execute({ data: { tagIDs } }));
}
