import { memo } from 'react';
import { LazyPart } from '#src/ui/LazyPart.tsx';
import { nearWindow } from '#src/ui/near-window.ts';
import { onDemand } from '#src/ui/on-demand.tsx';
import classes from './ProductScreen.module.css';

const Reviews = onDemand(async () => {
  await nearWindow('reviews');
  return (await import('#src/features/reviews/Reviews.tsx')).Reviews;
});

interface LazyReviewsProps {
  productID: string;
  productName: string;
  feedbackCount: number;
}

/**
 * Reviews, whose code comes when the user comes near. It is memoized on plain values: a rendered part
 * that gets new props before its code is here would be thrown away and drawn anew.
 */
export const LazyReviews = memo(function LazyReviews(props: LazyReviewsProps) {
  return (
    <LazyPart fallback={<div className={classes.reviews} />}>
      <Reviews {...props} />
    </LazyPart>
  );
});
