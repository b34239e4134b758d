import { lazy } from 'react';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { WhenReached } from '#src/ui/WhenReached.tsx';
import classes from './FilterSidebar.module.css';
import { loadFilterPanel } from './product-list-queries.ts';
import type { ProductSearchControl } from './use-product-search.ts';

// A phone has them in a drawer, which brings them along.
const FilterPanel = lazy(async () => ({ default: (await loadFilterPanel()).FilterPanel }));

interface FilterSidebarProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

const lines = ['availability', 'price', 'brand-1', 'brand-2', 'brand-3', 'brand-4', 'more'];

/** The filters beside the list, on screens wide enough for both. */
export function FilterSidebar({ filters, control }: FilterSidebarProps) {
  return (
    <WhenReached as="aside" className={classes.sidebar} aria-label="Фильтры">
      {filters ? (
        <FilterPanel filters={filters} control={control} />
      ) : (
        lines.map((line) => <Skeleton key={line} height={20} mb={16} />)
      )}
    </WhenReached>
  );
}
