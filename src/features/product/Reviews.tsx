import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { useSession } from '#src/auth/session-store.ts';
import { FailureState } from '#src/features/failures/FailureState.tsx';
import { WriteReview } from '#src/features/reviews/WriteReview.tsx';
import details from './ProductDetails.module.css';
import { feedbackQuery } from './product-queries.ts';
import { RatingBars } from './RatingBars.tsx';
import { Review } from './Review.tsx';
import classes from './Reviews.module.css';

/** What buyers say, and the way to say something oneself. */
export function Reviews({ product }: { product: ProductCard }) {
  const signedIn = useSession().status === 'authenticated';
  const { data, error, refetch } = useQuery({
    ...feedbackQuery(product.id),
    enabled: signedIn || product.feedbackCount > 0,
  });
  return (
    <section aria-labelledby="reviews" className={details.part}>
      <h2 id="reviews" className={details.title}>
        Отзывы{product.feedbackCount > 0 && ` · ${product.feedbackCount}`}
      </h2>
      {product.feedbackCount === 0 && (
        <p className={details.none}>Об этом товаре ещё никто не написал.</p>
      )}
      {signedIn && data && !data.canWrite ? (
        <p className={details.none}>Ваш отзыв уже опубликован.</p>
      ) : (
        <div className={classes.write}>
          <WriteReview productID={product.id} productName={product.name} />
        </div>
      )}
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {data && data.items.length > 0 && (
        <div className={classes.columns}>
          <RatingBars feedback={data} />
          <ul className={classes.reviews}>
            {data.items.map((feedback) => (
              <Review key={feedback.id} feedback={feedback} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
