import results from '#src/features/catalog/list/results/ProductResults.module.css';
import { ProductCardSkeleton } from '#src/features/product-parts/card/ProductCardSkeleton.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import sidebar from './filters/FilterSidebar.module.css';
import screen from './ProductListScreen.module.css';

const cards = Array.from({ length: 12 }, (_, index) => `card-${index}`);

/** Skeleton of the list. */
export function ProductListSkeleton() {
  return (
    <PageStack aria-hidden="true">
      <Skeleton height={32} width="40%" marginTop={4} marginBottom={4} />
      <Skeleton height={36} />
      <div className={screen.columns}>
        <div className={sidebar.sidebar}>
          <Skeleton height={480} />
        </div>
        <div className={screen.main}>
          <Skeleton height={36} />
          <div className={results.grid}>
            {cards.map((card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </div>
        </div>
      </div>
    </PageStack>
  );
}
