import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx';
import { filterChips } from './facet.ts';
import type { ProductSearchControl } from './use-product-search.ts';

interface FilterChipsProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

/** What the products are filtered by. */
export function FilterChips({ filters, control }: FilterChipsProps) {
  const chosen = filterChips(control.search, filters).map(({ id, label, without }) => ({
    id,
    label,
    remove: () => control.change(without),
  }));
  return <ChosenFilters filters={chosen} onReset={control.resetFilters} />;
}
