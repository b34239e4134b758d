import { TextSkeleton } from '#src/ui/kit/page/TextSkeleton.tsx';
import classes from './LinkTabs.module.css';

const widths = ['4rem', '7rem', '6rem'];

/** Skeleton of `LinkTabs`. */
export function TabsSkeleton() {
  return (
    <div className={classes.tabs}>
      {widths.map((width) => (
        <div key={width} className={classes.tab}>
          <TextSkeleton width={width} />
        </div>
      ))}
    </div>
  );
}
