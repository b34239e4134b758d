import type { ReactNode } from 'react';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { ReviewPhotos } from '#src/features/product-parts/reviews/photos/ReviewPhotos.tsx';
import { formatDate } from '#src/lib/dates/dates.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { FeedbackState } from './FeedbackState.tsx';
import classes from './Reviews.module.css';

interface ReviewProps {
  feedback: Feedback;
  /** Shown instead of the author's name: the reviewed product. */
  about?: ReactNode;
  /** What its author can do with it. */
  children?: ReactNode;
}

/** One review with the shop's reply; the user's own are marked and say what became of them. */
export function Review({ feedback, about, children }: ReviewProps) {
  const { authorName, rating, createdAt, editedAt, comment, isOwn, reply } = feedback;
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
        {editedAt !== null && (
          <span className={classes.count}>
            изменён <time dateTime={editedAt}>{formatDate(editedAt)}</time>
          </span>
        )}
      </p>
      {isOwn && <FeedbackState feedback={feedback} />}
      <p className={classes.words}>{comment}</p>
      <Side title="Достоинства" text={feedback.advantages} />
      <Side title="Недостатки" text={feedback.disadvantages} />
      {feedback.photos.length > 0 && (
        <ReviewPhotos photos={feedback.photos} authorName={authorName} />
      )}
      {reply && (
        <div className={classes.reply}>
          <p className={classes.author}>
            <strong>Ответ магазина</strong>
            <time dateTime={reply.createdAt} className={classes.count}>
              {formatDate(reply.createdAt)}
            </time>
          </p>
          <p className={classes.words}>{reply.text}</p>
        </div>
      )}
      {children}
    </li>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <p className={classes.words}>
      <strong>{title}:</strong> {text}
    </p>
  );
}
