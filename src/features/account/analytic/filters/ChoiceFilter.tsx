import type { AnalyticChoice } from '#generated/api/model/analyticChoice.ts';
import { FilterSelect } from '#src/ui/mantine/fields/FilterSelect.tsx';
import type { ListFilter } from './chosen-filters.ts';
import type { AnalyticFilterControl } from './use-analytic-filter.ts';

interface ChoiceFilterProps {
  label: string;
  name: ListFilter;
  choices: readonly AnalyticChoice[];
  control: AnalyticFilterControl;
  /** With fewer choices there is nothing to filter by. */
  least?: number;
}

/** Adds a value to a filter of ids, with the number of its orders. */
export function ChoiceFilter({ label, name, choices, control, least = 2 }: ChoiceFilterProps) {
  const chosen = control.search[name] ?? [];
  if (choices.length < least && chosen.length === 0) return null;
  return (
    <FilterSelect
      label={label}
      choices={choices.map((choice) => ({
        value: choice.id,
        label: `${choice.name} (${choice.orderCount})`,
      }))}
      chosen={chosen}
      onAdd={(value) => control.change({ [name]: [...chosen, value] })}
    />
  );
}
