import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/auth/session/session-store.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { MarketplaceSlot } from '#src/features/product-parts/marketplace/MarketplaceSlot.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { feedbackQuery } from './feedback-query.ts';
import { OwnPart } from './OwnPart.tsx';
import { RatingBars } from './RatingBars.tsx';
import { ReviewList } from './ReviewList.tsx';
import classes from './Reviews.module.css';

interface ReviewsProps {
  productID: string;
  productName: string;
  /** Number of reviews, from the product. */
  feedbackCount: number;
}

/** Published reviews of buyers; the user's own in any state, or a button to write one. */
export function Reviews({ productID, productName, feedbackCount }: ReviewsProps) {
  const signedIn = useSession().status === 'authenticated';
  const { data, error, refetch } = useQuery({
    ...feedbackQuery(productID),
    enabled: signedIn || feedbackCount > 0,
  });
  return (
    <Section id="reviews" title={`Отзывы${feedbackCount > 0 ? ` · ${feedbackCount}` : ''}`}>
      {feedbackCount === 0 && <p className={classes.none}>Об этом товаре ещё никто не написал.</p>}
      <OwnPart
        productID={productID}
        productName={productName}
        signedIn={signedIn}
        feedback={data ?? null}
      />
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {data && data.items.length > 0 && (
        <div className={classes.columns}>
          <RatingBars feedback={data} />
          <ReviewList productID={productID} feedback={data} />
        </div>
      )}
      <MarketplaceSlot />
    </Section>
  );
}
