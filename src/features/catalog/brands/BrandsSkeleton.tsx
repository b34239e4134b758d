import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './BrandsScreen.module.css';

const tiles = Array.from({ length: 24 }, (_, index) => `tile-${index}`);

/** Skeleton of the index. */
export function BrandsSkeleton() {
  return (
    <PageStack aria-hidden="true">
      <Skeleton height={38} width={180} />
      <Skeleton height={36} className={classes.search} />
      <Skeleton height={36} />
      <div className={classes.tiles}>
        {tiles.map((tile) => (
          <Skeleton key={tile} height={72} />
        ))}
      </div>
    </PageStack>
  );
}
