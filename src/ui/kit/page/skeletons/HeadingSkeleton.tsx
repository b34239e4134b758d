import type { ReactNode } from 'react';
import classes from './HeadingSkeleton.module.css';
import { TextSkeleton } from './TextSkeleton.tsx';

interface HeadingSkeletonProps {
  /** Width of the title, any CSS length. */
  width: string;
  above?: ReactNode;
  actions?: ReactNode;
}

/** Skeleton of `PageHeading`. */
export function HeadingSkeleton({ width, above, actions }: HeadingSkeletonProps) {
  return (
    <div className={classes.heading}>
      {above}
      <div className={classes.row}>
        <TextSkeleton width={width} size="title" />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
