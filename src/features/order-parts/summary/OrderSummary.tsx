import { type ReactNode, useId } from 'react';
import { Money } from '#src/ui/kit/content/Money.tsx';
import classes from './OrderSummary.module.css';

interface OrderSummaryProps {
  /** Of the part, for screen readers: «Сумма заказа». */
  label: string;
  /** Kopecks. */
  total: number;
  /** The total is being computed anew. */
  busy?: boolean;
  /** The button that goes on, or two to choose from; gets the id of what says why it does not work. */
  action: (hintID: string | undefined) => ReactNode;
  /** Why the button does not work; null when it does. */
  hint: string | null;
  /** What the server said when it was clicked. */
  rejection?: string | null;
  /** What the total follows from. */
  children: ReactNode;
}

/**
 * The sums of an order with the total and the way on below them: these two are in sight at every
 * scroll position, and nothing scrolls inside.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { label, total, busy = false, action, hint, rejection = null, children } = props;
  const hintID = useId();
  return (
    <aside className={classes.summary} aria-label={label}>
      <div className={classes.rail}>
        <div className={classes.body}>{children}</div>
        <div className={classes.foot}>
          <dl className={classes.totals} aria-busy={busy || undefined}>
            <div className={classes.total}>
              <dt className={classes.label}>К оплате</dt>
              <dd>
                <Money value={total} />
              </dd>
            </div>
          </dl>
          <div className={classes.button}>{action(hint === null ? undefined : hintID)}</div>
          {rejection !== null && (
            <p role="alert" className={classes.hint} data-rejection>
              {rejection}
            </p>
          )}
          {hint !== null && (
            <p id={hintID} className={classes.hint}>
              {hint}
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
