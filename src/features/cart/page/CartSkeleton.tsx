import { useCartCount } from '#src/features/cart-parts/change/cart-quantities.ts';
import { OrderSummarySkeleton } from '#src/features/order-parts/summary/OrderSummarySkeleton.tsx';
import { HeadingSkeleton } from '#src/ui/kit/page/skeletons/HeadingSkeleton.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { TextSkeleton } from '#src/ui/kit/page/skeletons/TextSkeleton.tsx';
import { TwoColumnLayout } from '#src/ui/kit/page/TwoColumnLayout.tsx';
import classes from './CartSkeleton.module.css';
import line from './lines/CartLine.module.css';
import list from './lines/CartLines.module.css';

/** Lines of an unknown cart, and as many as a window may show. */
const [UNKNOWN, MOST] = [3, 8];

/** Skeleton of the cart: as many lines as the header counts, and the summary. */
export function CartSkeleton() {
  const known = useCartCount();
  const count = Math.min(known === 0 ? UNKNOWN : known, MOST);
  const lines = Array.from({ length: count }, (_, index) => `line-${index}`);
  return (
    <div role="status" aria-busy="true" aria-label="Загружаем корзину">
      <HeadingSkeleton
        width="9rem"
        actions={
          <>
            <Skeleton className={classes.action} />
            <Skeleton className={classes.action} />
          </>
        }
      />
      <TwoColumnLayout>
        <div className={classes.lines}>
          <div className={classes.toolbar}>
            <TextSkeleton width="8rem" />
          </div>
          <div className={list.lines}>
            {lines.map((key) => (
              <LineSkeleton key={key} />
            ))}
          </div>
        </div>
        <OrderSummarySkeleton />
      </TwoColumnLayout>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className={line.line}>
      <div className={line.checkbox}>
        <Skeleton className={classes.box} radius="sm" />
      </div>
      <Skeleton className={line.image} aspectRatio={1} />
      <div className={line.texts}>
        <TextSkeleton width="90%" />
        <TextSkeleton width="60%" />
        <TextSkeleton width="40%" size="small" />
      </div>
      <div className={line.controls}>
        <Skeleton className={classes.stepper} />
      </div>
      <div className={line.sums}>
        <div className={classes.sum}>
          <TextSkeleton width="4.5rem" />
        </div>
      </div>
    </div>
  );
}
