import type { Feedback } from '#generated/api/model/feedback.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import classes from './Reviews.module.css';

/** One buyer's words. */
export function Review({ feedback }: { feedback: Feedback }) {
  const { authorName, rating, createdAt, comment, advantages, disadvantages } = feedback;
  return (
    <li className={classes.review}>
      <p className={classes.author}>
        <strong>{authorName}</strong>
        <span className={classes.stars} aria-hidden="true">
          {'★'.repeat(rating)}
          <span className={classes.dim}>{'★'.repeat(5 - rating)}</span>
        </span>
        <Hidden>Оценка {rating} из 5</Hidden>
        <time dateTime={createdAt} className={classes.count}>
          {formatDate(createdAt)}
        </time>
      </p>
      <p className={classes.words}>{comment}</p>
      {advantages !== '' && (
        <p className={classes.words}>
          <strong>Достоинства:</strong> {advantages}
        </p>
      )}
      {disadvantages !== '' && (
        <p className={classes.words}>
          <strong>Недостатки:</strong> {disadvantages}
        </p>
      )}
    </li>
  );
}
