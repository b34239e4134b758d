import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface SumFilterProps {
  label: string;
  /** Whole rubles. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const WRONG = 'Целое число рублей';

/** A bound of a sum: filters when the field is left, or with Enter. */
export function SumFilter({ label, value, onChange }: SumFilterProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? (value === undefined ? '' : String(value));
  const digits = typed.replaceAll(/\s/g, '');
  const isWrong = !/^\d{0,9}$/.test(digits);
  const apply = () => {
    if (draft === null || isWrong) return;
    setDraft(null);
    const next = digits === '' ? undefined : Number(digits);
    if (next !== value) onChange(next);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={typed}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
      error={isWrong ? WRONG : null}
    />
  );
}
