import { Skeleton } from '#src/ui/Skeleton.tsx';
import classes from './CartScreen.module.css';

/** The cart while it is on its way: heading, lines and sums where they will be. */
export function CartSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={40} width="min(16rem, 60%)" mb={24} />
      <div className={classes.layout}>
        <Skeleton height={560} radius="lg" />
        <Skeleton height={640} radius="lg" />
      </div>
    </div>
  );
}
