import { TextSkeleton } from '#src/ui/kit/page/skeletons/TextSkeleton.tsx';
import row from './ListRow.module.css';
import classes from './ListView.module.css';

interface ListSkeletonProps {
  /** «Загружаем заказы», for screen readers. */
  label: string;
  /** CSS height of a row. */
  rowHeight: string;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Skeleton of a list's rows. */
export function ListSkeleton({ label, rowHeight }: ListSkeletonProps) {
  return (
    <div className={classes.list} role="status" aria-label={label}>
      {places.map((place) => (
        <div key={place} className={row.row} style={{ height: rowHeight }}>
          <TextSkeleton width="min(16rem, 70%)" />
          <TextSkeleton width="min(24rem, 90%)" size="small" />
        </div>
      ))}
    </div>
  );
}
