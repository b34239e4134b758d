import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FilterIcon } from '#src/ui/kit/icons/FilterIcon.tsx';
import { type ChosenFilter, ChosenFilters } from './ChosenFilters.tsx';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  /** «Отбор заказов». */
  label: string;
  /** The field that is always in sight. */
  first: ReactNode;
  /** The other fields, if there are any; below a desktop's width a button opens them. */
  children?: ReactNode;
  /** Of that button. */
  more?: string;
  /** What can be taken back one by one; a field that shows it itself needs no chip. */
  chosen?: readonly ChosenFilter[];
  onReset?: () => void;
}

/** What a list is narrowed by, and what it is narrowed to. */
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
