import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './ProductCard.module.css';

/** Skeleton of a card, as high as the card. */
export function ProductCardSkeleton() {
  return (
    <div className={classes.card}>
      <Skeleton className={classes.image} aspectRatio={1} />
      <div className={classes.price}>
        <Skeleton height={24} width="60%" />
      </div>
      <div className={classes.name}>
        <Skeleton height={14} marginTop={4} />
        <Skeleton height={14} marginTop={6} width="75%" />
      </div>
      <Skeleton height={12} marginTop={8} marginBottom={72} width="50%" />
      <Skeleton height={44} className={classes.buy} />
    </div>
  );
}
