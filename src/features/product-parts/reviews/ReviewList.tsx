import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Feedback } from '#generated/api/model/feedback.ts';
import type { FeedbackList } from '#generated/api/model/feedbackList.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { feedbackQuery } from './feedback-query.ts';
import { Review } from './Review.tsx';
import classes from './Reviews.module.css';

interface ReviewListProps {
  productID: string;
  /** The first page. */
  feedback: FeedbackList;
}

/** Reviews by page: «Показать ещё» appends the next one. */
export function ReviewList({ productID, feedback: { items, paging } }: ReviewListProps) {
  const [further, setFurther] = useState<readonly number[]>([]);
  const left = paging.total - (further.length + 1) * paging.pageSize;
  return (
    <div>
      <ul className={classes.reviews}>
        {others(items).map((feedback) => (
          <Review key={feedback.id} feedback={feedback} />
        ))}
        {further.map((page) => (
          <FurtherReviews key={page} productID={productID} page={page} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="default"
          className={classes.more}
          onClick={() => setFurther((pages) => [...pages, pages.length + 2])}
        >
          Показать ещё {Math.min(left, paging.pageSize)}
        </Button>
      )}
    </div>
  );
}

/** The user's own review is shown above the list, where it can be changed. */
function others(items: readonly Feedback[]): readonly Feedback[] {
  return items.filter(({ isOwn }) => !isOwn);
}

/** One more page; when it was requested by keyboard, its first review is focused. */
function FurtherReviews({ productID, page }: { productID: string; page: number }) {
  const { data } = useQuery(feedbackQuery(productID, page));
  const place = useRef<HTMLLIElement>(null);
  const came = data !== undefined;
  useEffect(() => {
    const first = came && place.current?.nextElementSibling;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [came]);
  return (
    <>
      <li ref={place} hidden={came} className={classes.waiting} aria-busy={!came}>
        Загружаем…
      </li>
      {others(data?.items ?? []).map((feedback) => (
        <Review key={feedback.id} feedback={feedback} />
      ))}
    </>
  );
}
