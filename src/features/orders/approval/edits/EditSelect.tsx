import { NativeSelect } from '@mantine/core';
import { type Choice, withChosen } from '#src/lib/choices.ts';

interface EditSelectProps {
  label: string;
  /** What the order says; null while it says nothing. */
  chosen: Choice | null;
  choices: readonly Choice[];
  /** What was chosen here and is not saved yet. */
  pending: string | undefined;
  onChange: (value: string) => void;
}

const nothing: Choice = { value: '', label: 'Не выбрано', disabled: true };

/** One part of the order to choose anew. It stays enabled while it is sent, so that focus stays. */
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
