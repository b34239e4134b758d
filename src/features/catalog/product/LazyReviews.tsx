import { memo, Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { untilVisible } from '#src/ssr/boundaries/until-visible.ts';
import classes from './ProductScreen.module.css';

const PLACE = 'reviews-place';

const Reviews = lazyComponent(async () => {
  await untilVisible(PLACE);
  return (await import('#src/features/product-parts/reviews/Reviews.tsx')).Reviews;
});

interface LazyReviewsProps {
  productID: string;
  productName: string;
  feedbackCount: number;
}

/**
 * Reviews, whose chunk is loaded when the user scrolls near. Memoized on primitive props: a
 * server-rendered part that gets new props before its chunk is loaded is discarded and rendered again
 * on the client. What is observed is around that part, so that it stays when the part is discarded
 * (a review was published after the page had been rendered).
 */
export const LazyReviews = memo(function LazyReviews(props: LazyReviewsProps) {
  return (
    <div id={PLACE}>
      <Suspense fallback={<div id="reviews" className={classes.reviews} />}>
        <Reviews {...props} />
      </Suspense>
    </div>
  );
});
