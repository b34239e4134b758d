import type { FeedbackList } from '#generated/api/model/feedbackList.ts';
import { WriteReview } from '#src/features/product-parts/reviews/writing/WriteReview.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Review } from './Review.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import classes from './Reviews.module.css';
import { WRITE_PLACE } from './review-focus.ts';

interface OwnPartProps {
  productID: string;
  productName: string;
  signedIn: boolean;
  /** Null while loading. */
  feedback: FeedbackList | null;
}

/** What the user has written about the product, or may write, or why not. */
export function OwnPart({ productID, productName, signedIn, feedback }: OwnPartProps) {
  const product = { productID, productName };
  // What a server-rendered page contains is a visitor's, until the user's own response is there.
  const { ownFeedback, deniedReason, canWrite } = feedback ?? {};
  if (signedIn && ownFeedback) {
    return (
      <ul className={classes.ownReview} aria-label="Ваш отзыв">
        <Review feedback={ownFeedback}>
          <ReviewActions feedback={ownFeedback} {...product} />
        </Review>
      </ul>
    );
  }
  if (signedIn && deniedReason) {
    return (
      <div data-print="hidden">
        <p className={classes.none}>{deniedReason}.</p>
        <p className={classes.none}>
          <LinkText to="/info/$page" params={{ page: 'feedbackRules' }}>
            Правила публикации
          </LinkText>
        </p>
      </div>
    );
  }
  return (
    <div className={classes.write} data-print="hidden" {...{ [WRITE_PLACE]: '' }}>
      {(!signedIn || canWrite) && <WriteReview {...product} />}
    </div>
  );
}
