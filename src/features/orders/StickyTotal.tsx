import type { ReactNode } from 'react';
import { Money } from '#src/ui/Money.tsx';
import classes from './StickyTotal.module.css';

interface StickyTotalProps {
  /** Kopecks. */
  total: number;
  /** The button that goes on. */
  children: ReactNode;
}

/** The way on: under the sums on a desktop; on a phone always in sight, with the total beside it. */
export function StickyTotal({ total, children }: StickyTotalProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.total} aria-hidden="true">
        <Money value={total} />
      </span>
      <div className={classes.button}>{children}</div>
    </div>
  );
}
