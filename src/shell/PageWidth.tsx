import type { ReactNode } from 'react';
import classes from './PageWidth.module.css';

/** The width of the shop's content, with its side margins. */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={classes.width}>{children}</div>;
}
