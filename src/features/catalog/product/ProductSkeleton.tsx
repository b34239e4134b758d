import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './ProductScreen.module.css';

/** Skeleton of the page when no list has loaded the product. */
export function ProductSkeleton() {
  return (
    <div className={`${classes.screen} ${classes.waiting}`} aria-hidden="true">
      <Skeleton height={24} width="30%" />
      <Skeleton height={34} width="70%" />
      <Skeleton height={20} width="40%" />
      <div className={classes.columns}>
        <Skeleton aspectRatio={1} />
        <Skeleton height={320} />
        <Skeleton height={280} />
      </div>
    </div>
  );
}
