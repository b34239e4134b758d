import { NativeSelect } from '@mantine/core';
import { type Choice, choicesOf } from './choices.ts';

interface EditSelectProps {
  label: string;
  chosen: string | null | undefined;
  choices: readonly Choice[];
  /** The last change is on its way; another one waits for its answer, since each has a version. */
  pending: boolean;
  onChange: (value: string) => void;
}

/** One part of the order to choose anew. It stays enabled while it is sent, so that focus stays. */
export function EditSelect({ label, chosen, choices, pending, onChange }: EditSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={chosen ?? ''}
      aria-busy={pending}
      onChange={({ currentTarget: { value } }) => {
        if (!pending) onChange(value);
      }}
      data={choicesOf(chosen, choices)}
    />
  );
}
