import type { ReactNode } from 'react';
import { TabsSkeleton } from '#src/ui/kit/list/TabsSkeleton.tsx';
import { TextSkeleton } from '#src/ui/kit/page/TextSkeleton.tsx';
import classes from './CompanyLayout.module.css';

/** Skeleton of `CompanyLayout` around that of a section. */
export function CompanySkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <div className={classes.company}>
        <TextSkeleton width="6rem" size="small" />
        <TextSkeleton width="16rem" />
        <TextSkeleton width="12rem" size="small" />
      </div>
      <TabsSkeleton />
      {children}
    </div>
  );
}
