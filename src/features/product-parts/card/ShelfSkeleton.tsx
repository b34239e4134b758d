import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import classes from './ProductShelf.module.css';

const places = Array.from({ length: 6 }, (_, index) => `place-${index}`);

/** Skeleton of a shelf. */
export function ShelfSkeleton() {
  return (
    <div className={classes.shelf} aria-hidden="true">
      <Skeleton height={30} width={240} marginBottom={12} />
      <div className={classes.row}>
        {places.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
