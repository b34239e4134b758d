import type { ReactNode } from 'react';
import classes from './TwoColumnLayout.module.css';

/** A wide column and, on a wide screen, a narrow one beside it: products and totals. */
export function TwoColumnLayout({ children }: { children: ReactNode }) {
  return <div className={classes.layout}>{children}</div>;
}
