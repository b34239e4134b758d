import type { ReactNode } from 'react';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './Reviews.module.css';

interface ReviewProps {
  feedback: Feedback;
  /** Shown instead of the author's name: the reviewed product. */
  about?: ReactNode;
}

/** One review; the user's own are marked. */
export function Review({ feedback, about }: ReviewProps) {
  const { authorName, rating, createdAt, comment, advantages, disadvantages, isOwn } = feedback;
  return (
    <li className={classes.review} tabIndex={-1}>
      <p className={classes.author}>
        {about ?? <strong>{authorName}</strong>}
        {isOwn && !about && <span className={classes.own}>Ваш отзыв</span>}
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
