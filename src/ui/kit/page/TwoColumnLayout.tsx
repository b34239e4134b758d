import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import classes from './TwoColumnLayout.module.css';

/** A wide part and, on a wide screen beside it, a narrow one: goods and their sums. */
export function TwoColumnLayout({ children }: { children: ReactNode }) {
  return <div className={classes.layout}>{children}</div>;
}

/** Such a page while it is on its way: heading and both parts where they will be. */
export function PageWithSumsSkeleton() {
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
