import type { StaffReviews } from '#generated/api/model/staffReviews.ts';

/**
 * A refetched page with the rows in their places: one that is not in it any more, because it was
 * decided, stays where it was shown, so that the next click meets the same review. New ones follow.
 */
export function mergeReviews(
  shown: StaffReviews | undefined,
  fresh: StaffReviews | undefined,
): StaffReviews | undefined {
  if (!shown || !fresh || shown.paging.page !== fresh.paging.page) return fresh;
  const places = new Set(shown.items.map(({ id }) => id));
  const byID = new Map(fresh.items.map((review) => [review.id, review]));
  return {
    ...fresh,
    items: [
      ...shown.items.map((review) => byID.get(review.id) ?? review),
      ...fresh.items.filter(({ id }) => !places.has(id)),
    ],
  };
}
