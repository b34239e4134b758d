import type { QueryClient } from '@tanstack/react-query';
import { getGetProductBySlugQueryKey } from '#generated/api/product/get-product-by-slug.ts';
import { invalidateListProductFeedback } from '#generated/api/product/list-product-feedback.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { getListOwnFeedbackQueryKey } from '#generated/api/profile/list-own-feedback.ts';

/** After a review: invalidates everything that shows, counts or requests it. */
export function forgetFeedback(client: QueryClient, productID: string): void {
  void invalidateListProductFeedback(client, productID);
  void invalidateGetProfile(client);
  // The key of the user's own reviews is a prefix of that of the products to review.
  const others = [getGetProductBySlugQueryKey('').slice(0, -1), getListOwnFeedbackQueryKey()];
  for (const queryKey of others) void client.invalidateQueries({ queryKey });
}
