import type { FeedbackStatus } from '#generated/api/model/feedbackStatus.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam } from '#src/lib/search-params.ts';

const status = oneOf<FeedbackStatus>({ Moderation: true, Published: true, Rejected: true });

/** Search parameters of the reviews of staff. */
export interface ReviewsSearch extends InvalidParams {
  /** Those that wait, without it. */
  status?: FeedbackStatus | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseReviewsSearch(given: Record<string, unknown>): ReviewsSearch {
  return withInvalidParams(given, {
    status: parseParam(given.status, status),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
