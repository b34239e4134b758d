import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './ProductCard.module.css';

/** Skeleton of a card, as high as the card. */
export function ProductCardSkeleton() {
  return (
    <div className={classes.card}>
      <Skeleton className={classes.image} style={{ aspectRatio: 1 }} />
      <div className={classes.price}>
        <Skeleton height={24} width="60%" />
      </div>
      <div className={classes.name}>
        <Skeleton height={14} mt={4} />
        <Skeleton height={14} mt={6} width="75%" />
      </div>
      <Skeleton height={12} mt={8} mb={72} width="50%" />
      <Skeleton height={44} className={classes.buy} />
    </div>
  );
}
