import type { Mutation } from '@tanstack/react-query';
import { getChangeCartProductMutationKey } from '#generated/api/cart/change-cart-product.ts';
import { getChangeFavoriteMutationKey } from '#generated/api/favorites/change-favorite.ts';
import { getChangeProductInCartMutationKey } from '#generated/api/product/change-product-in-cart.ts';

const texts: Readonly<Record<string, string>> = {
  [getChangeProductInCartMutationKey()[0]]: 'корзина не изменилась',
  [getChangeCartProductMutationKey()[0]]: 'корзина не изменилась',
  [getChangeFavoriteMutationKey()[0]]: 'избранное не изменилось',
};

/**
 * What a change without a connection left as it was: «корзина не изменилась». Null where the screen
 * says it itself.
 */
export function unsavedText({ options }: Pick<Mutation, 'options'>): string | null {
  if (options.meta?.silent || options.meta?.showsOffline) return null;
  return texts[String(options.mutationKey?.[0])] ?? null;
}
