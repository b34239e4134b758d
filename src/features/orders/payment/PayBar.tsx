import type { Order } from '#generated/api/model/index.ts';
import { Money } from '#src/ui/kit/content/Money.tsx';
import classes from './PayBar.module.css';
import { PayOrder } from './PayOrder.tsx';

/** The sum of an unpaid order and its button, pinned at every scroll position. */
export function PayBar({ order }: { order: Order }) {
  return (
    <div className={classes.bar} data-bottom-bar>
      <div className={classes.inner}>
        <dl className={classes.total}>
          <dt>К оплате</dt>
          <dd>
            <Money value={order.totals.toPay} />
          </dd>
        </dl>
        <PayOrder order={order} />
      </div>
    </div>
  );
}
