import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './RoutePending.module.css';

/** Fallback of a page without a skeleton of its own. */
export function RoutePending() {
  return (
    <div className={classes.pending} aria-busy="true">
      <Skeleton height={36} width="min(24rem, 80%)" radius="sm" />
      <Skeleton height={120} />
      <Skeleton height={240} />
    </div>
  );
}
