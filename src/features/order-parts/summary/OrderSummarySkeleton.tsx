import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { TextSkeleton } from '#src/ui/kit/page/skeletons/TextSkeleton.tsx';
import summary from './OrderSummary.module.css';
import classes from './OrderSummarySkeleton.module.css';

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`);

/** Skeleton of `OrderSummary`: its texts, and the foot with total and button at their place. */
export function OrderSummarySkeleton() {
  return (
    <div className={summary.summary}>
      <div className={summary.rail}>
        <div className={`${summary.body} ${classes.texts}`}>
          {rows.map((row) => (
            <div key={row}>
              <TextSkeleton width="40%" size="small" />
              <TextSkeleton width="75%" />
            </div>
          ))}
        </div>
        <div className={summary.foot} data-bottom-bar>
          <div className={summary.total}>
            <TextSkeleton width="6rem" />
          </div>
          <Skeleton className={classes.button} />
        </div>
      </div>
    </div>
  );
}
