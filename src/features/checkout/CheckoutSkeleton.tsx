import { Skeleton } from '#src/ui/Skeleton.tsx';
import classes from './CheckoutForm.module.css';

/** An order or a checkout while it is on its way: both have a wide part and sums beside it. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={40} width="min(24rem, 80%)" mb={24} />
      <div className={classes.layout}>
        <Skeleton height={560} radius="lg" />
        <Skeleton height={480} radius="lg" />
      </div>
    </div>
  );
}
