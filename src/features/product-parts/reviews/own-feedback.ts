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
