import type { FeedbackList } from '#generated/api/model/feedbackList.ts';
import { Rating } from '#src/features/product-parts/facts/Rating.tsx';
import { countOf } from '#src/lib/numbers/plurals.ts';
import classes from './Reviews.module.css';

/** The average and the number of reviews for each rating. */
export function RatingBars({ feedback }: { feedback: FeedbackList }) {
  const { rating, ratings, paging } = feedback;
  return (
    <div className={classes.summary}>
      <Rating rating={rating} feedbackCount={paging.total} inWords />
      <ul className={classes.bars}>
        {ratings.map((mark) => (
          <li key={mark.rating} className={classes.bar}>
            <span>{mark.rating}</span>
            <progress
              className={classes.progress}
              max={Math.max(paging.total, 1)}
              value={mark.count}
              aria-label={`Оценка ${mark.rating}: ${countOf(mark.count, ['отзыв', 'отзыва', 'отзывов'])}`}
            />
            <span className={classes.count}>{mark.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
