import type { QueryClient } from '@tanstack/react-query';
import {
  getGetProductBySlugQueryKey,
  invalidateListProductFeedback,
} from '#generated/api/product/product.ts';
import {
  getListOwnFeedbackQueryKey,
  invalidateGetProfile,
} from '#generated/api/profile/profile.ts';
import { type Unread, withUnread } from '#src/browser/lost-values.ts';
import { integer, parseParam } from '#src/lib/search-params.ts';

const PER_PAGE = 20;

/** What the address of the user's reviews says; no tab is what awaits a review. */
export interface FeedbackSearch extends Unread {
  tab?: 'written' | undefined;
  page?: number | undefined;
}

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseFeedbackSearch(given: Record<string, unknown>): FeedbackSearch {
  return withUnread(given, {
    tab: given.tab === 'written' ? 'written' : undefined,
    page: parseParam(given.page, integer(2, 10_000)),
  });
}

/** One page of what the user has written, newest first. */
export function ownFeedbackPage(page: number) {
  return { page, pageSize: PER_PAGE };
}

/** After a review: everything that shows it, counts it or requested it is out of date. */
export function forgetFeedback(client: QueryClient, productID: string): void {
  void invalidateListProductFeedback(client, productID);
  void invalidateGetProfile(client);
  // The key of the user's own reviews is the beginning of that of the products awaiting one.
  const others = [getGetProductBySlugQueryKey('').slice(0, -1), getListOwnFeedbackQueryKey()];
  for (const queryKey of others) void client.invalidateQueries({ queryKey });
}
