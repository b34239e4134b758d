import { IconStarFilled } from '@tabler/icons-react';
import { formatNumber } from '#src/lib/numbers.ts';
import { countOf } from '#src/lib/plurals.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import classes from './Rating.module.css';

interface RatingProps {
  /** 1 to 5; nothing is shown when there is none. */
  rating: number | null;
  feedbackCount: number;
}

/** «★ 4,8 · 12»: the average and how many spoke. */
export function Rating({ rating, feedbackCount }: RatingProps) {
  if (rating === null || feedbackCount === 0) return null;
  const average = formatNumber(rating, 1);
  return (
    <span className={classes.rating}>
      <Hidden>
        Оценка {average} из 5, {countOf(feedbackCount, ['отзыв', 'отзыва', 'отзывов'])}
      </Hidden>
      <IconStarFilled aria-hidden="true" size="0.875rem" className={classes.star} />
      <span aria-hidden="true">{average}</span>
      <span aria-hidden="true" className={classes.count}>
        {feedbackCount}
      </span>
    </span>
  );
}
