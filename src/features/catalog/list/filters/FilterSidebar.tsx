import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import type { ProductSearchControl } from '#src/features/catalog/list/query/use-product-search.ts';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { from } from '#src/ui/kit/page/window/breakpoints.ts';
import { useMedia } from '#src/ui/kit/page/window/use-media.ts';
import { FilterPanel } from './FilterPanel.tsx';
import classes from './FilterSidebar.module.css';

interface FilterSidebarProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

const lines = ['availability', 'price', 'brand-1', 'brand-2', 'brand-3', 'brand-4', 'more'];

/**
 * The filters beside the list, on wide screens. They need hydration, and are a large part of the
 * page: a phone neither parses, lays out nor hydrates what it never shows.
 */
export function FilterSidebar({ filters, control }: FilterSidebarProps) {
  const wide = useMedia(from('lg'));
  return (
    <aside id="filters" tabIndex={-1} className={classes.sidebar} aria-label="Фильтры">
      {filters && wide ? (
        <FilterPanel filters={filters} control={control} />
      ) : (
        lines.map((line) => <Skeleton key={line} height={20} marginBottom={16} />)
      )}
    </aside>
  );
}
