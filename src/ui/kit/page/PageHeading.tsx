import type { ReactNode } from 'react';
import classes from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** Subdued text after the heading: «1 204 товара». */
  count?: ReactNode;
  /** Above the heading: breadcrumbs. */
  above?: ReactNode;
  /** At the right, below it on a phone. */
  actions?: ReactNode;
}

/** The one `h1` of a page. */
export function PageHeading({ children, count, above, actions }: PageHeadingProps) {
  return (
    <div className={classes.heading}>
      {above}
      <div className={classes.row}>
        <h1 className={classes.title}>{children}</h1>
        {count !== undefined && <span className={classes.count}>{count}</span>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
