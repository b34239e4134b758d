import { type ReactNode, useId, useRef } from 'react';
import { Money } from '#src/ui/kit/content/Money.tsx';
import classes from './OrderSummary.module.css';
import { useBarHeight } from './use-bar-height.ts';

interface OrderSummaryProps {
  /** Accessible name of the section: «Сумма заказа». */
  label: string;
  /** Kopecks. */
  total: number;
  /** The total is being recomputed. */
  busy?: boolean;
  /**
   * The button for the next step, or two to choose from; receives the id of the text below it.
   */
  action: (hintID: string | undefined) => ReactNode;
  /** Why the button is disabled; null when it is not. */
  hint: string | null;
  /** Explains what an enabled button leads to. */
  note?: string | null;
  /** The server's message after a click. */
  rejection?: string | null;
  /** The breakdown of the total. */
  children: ReactNode;
}

/**
 * The totals of an order with the sum and the button below them: these two are visible at every
 * scroll position, without an inner scroll container.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { label, total, busy = false, action, hint, rejection = null, children } = props;
  const shownHint = hint ?? props.note ?? null;
  const hintID = useId();
  const foot = useRef<HTMLDivElement>(null);
  useBarHeight(foot);
  return (
    <aside className={classes.summary} aria-label={label}>
      <div className={classes.rail}>
        <div className={classes.body}>{children}</div>
        <div ref={foot} className={classes.foot} data-bottom-bar>
          <dl className={classes.totals} aria-busy={busy || undefined}>
            <div className={classes.total}>
              <dt className={classes.label}>К оплате</dt>
              <dd>
                <Money value={total} />
              </dd>
            </div>
          </dl>
          <div className={classes.button}>{action(shownHint === null ? undefined : hintID)}</div>
          {rejection !== null && (
            <p role="alert" className={classes.hint} data-rejection>
              {rejection}
            </p>
          )}
          {shownHint !== null && (
            <p id={hintID} className={classes.hint}>
              {shownHint}
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
