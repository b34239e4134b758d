import { NativeSelect } from '@mantine/core';
import { type Choice, withChosen } from '#src/lib/choices.ts';

interface EditSelectProps {
  label: string;
  /** The order's value; null without one. */
  chosen: Choice | null;
  choices: readonly Choice[];
  /** The pending value. */
  pending: string | undefined;
  onChange: (value: string) => void;
}

const nothing: Choice = { value: '', label: 'Не выбрано', disabled: true };

/**
 * A select for one part of the order. It stays enabled while its change is sent, to keep the focus.
 */
export function EditSelect({ label, chosen, choices, pending, onChange }: EditSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={pending ?? chosen?.value ?? ''}
      aria-busy={pending !== undefined}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      data={withChosen(choices, chosen ?? nothing)}
    />
  );
}
