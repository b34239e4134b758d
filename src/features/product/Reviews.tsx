import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { FailureState } from '#src/features/failures/FailureState.tsx';
import details from './ProductDetails.module.css';
import { feedbackQuery } from './product-queries.ts';
import { RatingBars } from './RatingBars.tsx';
import { Review } from './Review.tsx';
import classes from './Reviews.module.css';

/** What buyers say. Reading only. */
export function Reviews({ product }: { product: ProductCard }) {
  const { data, error, refetch } = useQuery({
    ...feedbackQuery(product.id),
    enabled: product.feedbackCount > 0,
  });
  return (
    <section aria-labelledby="reviews" className={details.part}>
      <h2 id="reviews" className={details.title}>
        Отзывы{product.feedbackCount > 0 && ` · ${product.feedbackCount}`}
      </h2>
      {product.feedbackCount === 0 && (
        <p className={details.none}>Об этом товаре ещё никто не написал.</p>
      )}
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {data && (
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
