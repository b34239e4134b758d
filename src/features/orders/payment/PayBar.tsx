import { Money } from '#src/ui/kit/content/Money.tsx';
import classes from './PayBar.module.css';
import { PayOrder } from './PayOrder.tsx';

interface PayBarProps {
  orderID: string;
  /** Amount to pay, kopecks. */
  total: number;
}

/** The sum of an unpaid order and its button, pinned at every scroll position. */
export function PayBar({ orderID, total }: PayBarProps) {
  return (
    <div className={classes.bar} data-bottom-bar>
      <div className={classes.inner}>
        <dl className={classes.total}>
          <dt>К оплате</dt>
          <dd>
            <Money value={total} />
          </dd>
        </dl>
        <PayOrder orderID={orderID} />
      </div>
    </div>
  );
}
