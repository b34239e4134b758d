import type { ReactNode } from 'react';
import classes from './HeadingSkeleton.module.css';
import { TextSkeleton } from './TextSkeleton.tsx';

interface HeadingSkeletonProps {
  /** The heading itself, where it is known before the page: no `h1`, which says that the page is there. */
  title?: string | undefined;
  /** Width of an unknown one, any CSS length. */
  width?: string;
  above?: ReactNode;
  actions?: ReactNode;
}

/** Skeleton of `PageHeading`. */
export function HeadingSkeleton({ title, width = '14rem', above, actions }: HeadingSkeletonProps) {
  return (
    <div className={classes.heading}>
      {above}
      <div className={classes.row}>
        {title === undefined ? (
          <TextSkeleton width={width} size="title" />
        ) : (
          <div className={classes.title}>{title}</div>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
