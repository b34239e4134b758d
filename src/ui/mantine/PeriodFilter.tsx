import { TextInput } from '@mantine/core';

interface Period {
  /** First and last day, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
}

interface PeriodFilterProps {
  value: Period;
  /** Called with the side that was changed. */
  onChange: (change: Period) => void;
}

/** From which day to which a list is narrowed to; either side may be open. */
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
