import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { HeadingSkeleton } from '#src/ui/kit/page/skeletons/HeadingSkeleton.tsx';
import { TextSkeleton } from '#src/ui/kit/page/skeletons/TextSkeleton.tsx';
import layout from './OrderDetails.module.css';
import classes from './OrderDetailsSkeleton.module.css';

const rows = Array.from({ length: 4 }, (_, index) => `row-${index}`);

/** Skeleton of an order's page: state, facts and products, totals. */
export function OrderDetailsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Загружаем заказ">
      <HeadingSkeleton width="16rem" above={<TextSkeleton width="7rem" size="small" />} />
      <div className={layout.layout}>
        <div className={`${classes.card} ${layout.state}`}>
          <TextSkeleton width="60%" />
          <TextSkeleton width="40%" size="small" />
        </div>
        <div className={layout.main}>
          <CardSkeleton />
        </div>
        <div className={layout.aside}>
          <CardSkeleton />
        </div>
      </div>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className={classes.card}>
      <PageStack>
        <TextSkeleton width="8rem" size="subtitle" />
        {rows.map((row) => (
          <div key={row}>
            <TextSkeleton width="30%" size="small" />
            <TextSkeleton width="80%" />
          </div>
        ))}
      </PageStack>
    </div>
  );
}
