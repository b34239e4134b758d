import { type Choice, withChosen } from '#src/lib/choices.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';

interface EditSelectProps {
  label: string;
  /** The order's value; null without one. */
  chosen: Choice | null;
  choices: readonly Choice[];
  /** The pending value. */
  pending: string | undefined;
  onChange: (value: string) => void;
  /** Below the select: what belongs to the order's value. */
  note?: string | null;
}

const nothing: Choice = { value: '', label: 'Не выбрано', disabled: true };

/**
 * A select for one part of the order. It stays enabled while its change is sent, to keep the focus.
 */
export function EditSelect(props: EditSelectProps) {
  const { label, chosen, choices, pending, onChange, note } = props;
  return (
    <SelectField
      label={label}
      description={pending === undefined && note}
      inputWrapperOrder={['label', 'input', 'description']}
      value={pending ?? chosen?.value ?? ''}
      aria-busy={pending !== undefined}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      options={withChosen(choices, chosen ?? nothing)}
    />
  );
}
