import classes from './ChosenFilters.module.css';
import { RemovableChip } from './RemovableChip.tsx';

/** An active filter of a list. */
export interface ChosenFilter {
  id: string;
  label: string;
  remove: () => void;
}

interface ChosenFiltersProps {
  filters: readonly ChosenFilter[];
  onReset: () => void;
}

/** Active filters as chips, each removable, and a button that resets all. */
export function ChosenFilters({ filters, onReset }: ChosenFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Выбранные фильтры">
      {filters.map(({ id, label, remove }) => (
        <li key={id}>
          <RemovableChip label={label} onRemove={remove} />
        </li>
      ))}
      <li>
        <button type="button" className={classes.reset} onClick={onReset}>
          Сбросить всё
        </button>
      </li>
    </ul>
  );
}
