import { useState } from 'react';
import type { StaffReviews } from '#generated/api/model/staffReviews.ts';
import { mergeReviews } from './merge-reviews.ts';

/** The reviews on the screen, in their places until another page is opened. */
export function useShownReviews(fresh: StaffReviews | undefined): StaffReviews | undefined {
  const [seen, setSeen] = useState({ fresh, shown: fresh });
  if (seen.fresh === fresh) return seen.shown;
  const shown = mergeReviews(seen.shown, fresh);
  setSeen({ fresh, shown });
  return shown;
}
