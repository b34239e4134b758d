import type { Feedback } from '#generated/api/model/feedback.ts';

/** Half of the ten minutes for which a link to a photo that is not published is valid. */
const REFRESH_MS = 300_000;

/** Milliseconds between requests of reviews, so that the links to their photos stay valid; false for never. */
export function linkRefresh(reviews: readonly (Feedback | null | undefined)[]): number | false {
  const isExpiring = reviews.some(
    (review) => review && review.status !== 'Published' && review.photos.length > 0,
  );
  return isExpiring ? REFRESH_MS : false;
}
