import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './MegaMenu.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** Skeleton of the menu while the tree is loading. */
export function MegaMenuSkeleton() {
  return (
    <>
      <div className={classes.roots} aria-busy="true">
        {rows.map((row) => (
          <Skeleton key={row} height={28} marginTop={8} marginBottom={8} radius="sm" />
        ))}
      </div>
      <div className={classes.waiting}>
        {rows.slice(0, 6).map((row) => (
          <Skeleton key={row} height={140} radius="md" />
        ))}
      </div>
    </>
  );
}
