import { TextInput } from '@mantine/core';

interface Period {
  /** First and last day, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
}

interface PeriodFilterProps {
  value: Period;
  /** Called with the bound that changed. */
  onChange: (change: Period) => void;
}

/** Filters a list by first and last day; either may be empty. */
export function PeriodFilter({ value: { from, to }, onChange }: PeriodFilterProps) {
  return (
    <>
      <TextInput
        label="С даты"
        type="date"
        value={from ?? ''}
        max={to}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        label="По дату"
        type="date"
        value={to ?? ''}
        min={from}
        onChange={(event) => onChange({ to: event.currentTarget.value || undefined })}
      />
    </>
  );
}
