import { Skeleton } from '#src/ui/Skeleton.tsx';
import classes from './HomeScreen.module.css';

/** The home page before anything came. */
export function HomeSkeleton() {
  return (
    <div className={classes.screen} aria-hidden="true">
      <Skeleton height={320} radius="lg" />
      <Skeleton height={380} />
      <Skeleton height={460} />
    </div>
  );
}
