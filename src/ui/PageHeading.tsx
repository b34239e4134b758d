import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** Quietly after the heading: «1 204 товара». */
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
        <Title order={1} className={classes.title ?? ''}>
          {children}
        </Title>
        {count !== undefined && (
          <Text component="span" c="dimmed" className={classes.count ?? ''}>
            {count}
          </Text>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
