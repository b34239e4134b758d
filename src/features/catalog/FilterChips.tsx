import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { RemovableChip } from '#src/ui/RemovableChip.tsx';
import classes from './FilterChips.module.css';
import { filterChips } from './facet.ts';
import type { ProductSearchControl } from './use-product-search.ts';

interface FilterChipsProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

/** What is filtered by, each to be taken back, and all at once. */
export function FilterChips({ filters, control }: FilterChipsProps) {
  const chips = filterChips(control.search, filters);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Выбранные фильтры">
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <RemovableChip label={label} onRemove={() => control.change(without)} />
        </li>
      ))}
      <li>
        <button type="button" className={classes.reset} onClick={control.resetFilters}>
          Сбросить всё
        </button>
      </li>
    </ul>
  );
}
