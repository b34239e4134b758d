import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import classes from './FilterSidebar.module.css';
import type { ProductSearchControl } from './use-product-search.ts';

interface FilterSidebarProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

const lines = ['availability', 'price', 'brand-1', 'brand-2', 'brand-3', 'brand-4', 'more'];

/** The filters beside the list, on screens wide enough for both. */
export function FilterSidebar({ filters, control }: FilterSidebarProps) {
  return (
    <aside className={classes.sidebar} aria-label="Фильтры">
      {filters ? (
        <FilterPanel filters={filters} control={control} />
      ) : (
        lines.map((line) => <Skeleton key={line} height={20} mb={16} />)
      )}
    </aside>
  );
}
