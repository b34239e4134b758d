import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import classes from './TwoColumnLayout.module.css';

/** A wide column and, on a wide screen, a narrow one beside it: goods and totals. */
export function TwoColumnLayout({ children }: { children: ReactNode }) {
  return <div className={classes.layout}>{children}</div>;
}

/** Skeleton of such a page: heading and both columns. */
export function TwoColumnSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={40} width="min(20rem, 70%)" mb={24} />
      <TwoColumnLayout>
        <Skeleton height={560} radius="lg" />
        <Skeleton height={560} radius="lg" />
      </TwoColumnLayout>
    </div>
  );
}
