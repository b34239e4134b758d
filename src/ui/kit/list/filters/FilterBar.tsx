import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FilterIcon } from '#src/ui/kit/icons/FilterIcon.tsx';
import { type ChosenFilter, ChosenFilters } from './ChosenFilters.tsx';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  /** «Отбор заказов». */
  label: string;
  /** The field that is always visible. */
  first: ReactNode;
  /** The other fields, if any; on narrow screens a button opens them. */
  children?: ReactNode;
  /** Label of that button. */
  more?: string;
  /** Filters that can be removed one by one; a field that shows its filter itself needs no chip. */
  chosen?: readonly ChosenFilter[];
  onReset?: () => void;
}

/** Filter fields of a list and its active filters. */
export function FilterBar(props: FilterBarProps) {
  const { label, first, children, more = 'Фильтры', chosen = [], onReset } = props;
  const [opened, setOpened] = useState(false);
  const rest = useId();
  return (
    <search className={classes.filters} aria-label={label}>
      <div className={classes.fields}>
        {first}
        {children && (
          <>
            <Button
              variant="default"
              className={classes.toggle}
              leftSection={<FilterIcon size="1.125rem" />}
              aria-expanded={opened}
              aria-controls={rest}
              onClick={() => setOpened(!opened)}
            >
              {chosen.length > 0 ? `${more}: ${chosen.length}` : more}
            </Button>
            <div id={rest} className={classes.rest} data-opened={opened || undefined}>
              {children}
            </div>
          </>
        )}
      </div>
      {onReset && <ChosenFilters filters={chosen} onReset={onReset} />}
    </search>
  );
}
