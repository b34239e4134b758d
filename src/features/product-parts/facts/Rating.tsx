import { IconStarFilled } from '@tabler/icons-react';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './Rating.module.css';

interface RatingProps {
  /** 1 to 5; null shows nothing. */
  rating: number | null;
  feedbackCount: number;
  /** With «3 отзыва» instead of «3», in the size of the surrounding text. */
  inWords?: boolean;
}

/** «★ 4,8 12»: the average and the number of reviews. */
export function Rating({ rating, feedbackCount, inWords = false }: RatingProps) {
  if (rating === null || feedbackCount === 0) return null;
  const average = formatNumber(rating, 1);
  const feedback = countOf(feedbackCount, ['отзыв', 'отзыва', 'отзывов']);
  return (
    <span className={classes.rating} data-words={inWords || undefined}>
      <Hidden>
        Оценка {average} из 5, {feedback}
      </Hidden>
      <IconStarFilled aria-hidden="true" size="0.875rem" className={classes.star} />
      <span aria-hidden="true">{average}</span>
      <span aria-hidden="true" className={classes.count}>
        {inWords ? feedback : feedbackCount}
      </span>
    </span>
  );
}
