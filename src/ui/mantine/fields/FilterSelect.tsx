import { SelectField } from './SelectField.tsx';

interface Choice {
  value: string;
  label: string;
}

interface FilterSelectProps {
  label: string;
  /** Options, ungrouped or in groups. */
  choices: readonly (Choice | { group: string; items: readonly Choice[] })[];
  /** Values that are already chosen. */
  chosen: readonly string[];
  onAdd: (value: string) => void;
}

/** Adds values to a list's filter; the chosen ones are shown beside it as chips. */
export function FilterSelect({ label, choices, chosen, onAdd }: FilterSelectProps) {
  const left = ({ value }: Choice) => !chosen.includes(value);
  const all: Choice = {
    value: '',
    label: chosen.length > 0 ? `Выбрано: ${chosen.length}` : 'Все',
  };
  const data: (Choice | { group: string; items: Choice[] })[] = [all];
  for (const choice of choices) {
    if ('value' in choice) {
      if (left(choice)) data.push(choice);
    } else {
      const items = choice.items.filter(left);
      if (items.length > 0) data.push({ group: choice.group, items });
    }
  }
  return (
    <SelectField
      label={label}
      value=""
      onChange={(event) => onAdd(event.currentTarget.value)}
      options={data}
    />
  );
}
