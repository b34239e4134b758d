import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { filterChips } from '#src/features/catalog/list/query/facet.ts';
import type { ProductSearchControl } from '#src/features/catalog/list/query/use-product-search.ts';
import { ChosenFilters } from '#src/ui/kit/list/filters/ChosenFilters.tsx';

interface FilterChipsProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

/** Active filters of the list. */
export function FilterChips({ filters, control }: FilterChipsProps) {
  const chosen = filterChips(control.search, filters).map(({ id, label, without }) => ({
    id,
    label,
    remove: () => control.change(without),
  }));
  return <ChosenFilters filters={chosen} onReset={control.resetFilters} />;
}
