import type { QueryClient } from '@tanstack/react-query';
import { getGetProductBySlugQueryKey } from '#generated/api/product/get-product-by-slug.ts';
import { invalidateListProductFeedback } from '#generated/api/product/list-product-feedback.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { getListOwnFeedbackQueryKey } from '#generated/api/profile/list-own-feedback.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam } from '#src/lib/search-params.ts';

const PER_PAGE = 20;

/** Search parameters of the user's reviews; the default tab lists products to review. */
export interface FeedbackSearch extends InvalidParams {
  tab?: 'written' | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseFeedbackSearch(given: Record<string, unknown>): FeedbackSearch {
  return withInvalidParams(given, {
    tab: given.tab === 'written' ? 'written' : undefined,
    page: parseParam(given.page, integer(2, 10_000)),
  });
}

/** One page of the user's reviews, newest first. */
export function ownFeedbackPage(page: number) {
  return { page, pageSize: PER_PAGE };
}

/** After a review: invalidates everything that shows, counts or requests it. */
export function forgetFeedback(client: QueryClient, productID: string): void {
  void invalidateListProductFeedback(client, productID);
  void invalidateGetProfile(client);
  // The key of the user's own reviews is a prefix of that of the products to review.
  const others = [getGetProductBySlugQueryKey('').slice(0, -1), getListOwnFeedbackQueryKey()];
  for (const queryKey of others) void client.invalidateQueries({ queryKey });
}
