import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { useSession } from '#src/auth/session-store.ts';
import { FailureState } from '#src/features/failures/FailureState.tsx';
import { PagePart } from '#src/ui/PagePart.tsx';
import { feedbackQuery } from './feedback-query.ts';
import { RatingBars } from './RatingBars.tsx';
import { ReviewList } from './ReviewList.tsx';
import classes from './Reviews.module.css';
import { WriteReview } from './WriteReview.tsx';

/** What buyers say, and the way to say something oneself. */
export function Reviews({ product }: { product: ProductCard }) {
  const signedIn = useSession().status === 'authenticated';
  const { data, error, refetch } = useQuery({
    ...feedbackQuery(product.id),
    enabled: signedIn || product.feedbackCount > 0,
  });
  return (
    <PagePart
      id="reviews"
      title={`Отзывы${product.feedbackCount > 0 ? ` · ${product.feedbackCount}` : ''}`}
    >
      {product.feedbackCount === 0 && (
        <p className={classes.none}>Об этом товаре ещё никто не написал.</p>
      )}
      {signedIn && data && !data.canWrite ? (
        <p className={classes.none}>Ваш отзыв уже опубликован.</p>
      ) : (
        <div className={classes.write}>
          <WriteReview productID={product.id} productName={product.name} />
        </div>
      )}
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {data && data.items.length > 0 && (
        <div className={classes.columns}>
          <RatingBars feedback={data} />
          <ReviewList productID={product.id} feedback={data} />
        </div>
      )}
    </PagePart>
  );
}
