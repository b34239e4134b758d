import { useState } from 'react';
import { parseDate } from '#src/lib/dates/dates.ts';
import { asTyped, isoDay } from '#src/lib/dates/typed-day.ts';
import { DayField } from './DayField.tsx';

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

/** The first and last day that can be chosen where the other bound does not say. */
const EARLIEST = '1970-01-01';
const LATEST = '2099-12-31';
/** Length of «дд.мм.гггг»: a shorter year may be the beginning of a longer one. */
const WHOLE_DAY = 10;

/** Said at the last day of a reversed period; the filter's chip names the days that are shown. */
const REVERSED = 'Раньше первой даты';

/**
 * Filters a list by first and last day; either may be empty. A reversed period means the days between
 * its bounds, and the field says so.
 */
export function PeriodFilter({ value: { from, to }, onChange }: PeriodFilterProps) {
  return (
    <>
      <Bound
        label="С даты"
        value={from}
        first={EARLIEST}
        last={to ?? LATEST}
        onChange={(day) => onChange({ from: day })}
      />
      <Bound
        label="По дату"
        value={to}
        first={from ?? EARLIEST}
        last={LATEST}
        note={from && to && from > to ? REVERSED : null}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}

interface BoundProps {
  label: string;
  value: string | undefined;
  first: string;
  last: string;
  /** What is to know about the filtered day. */
  note?: string | null;
  onChange: (day: string | undefined) => void;
}

/**
 * One bound: filters when the day is whole or cleared; until then it shows what was typed. What is no
 * day says so and filters nothing: the day before it would go on filtering unseen.
 */
function Bound({ label, value, first, last, note = null, onChange }: BoundProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const change = (typed: string) => {
    const day = typed.length === WHOLE_DAY ? isoDay(typed) : null;
    setIsLeft(false);
    if (day === null && typed !== '') {
      setDraft(typed);
      if (typed.length >= WHOLE_DAY && value !== undefined) onChange(undefined);
      return;
    }
    setDraft(null);
    if ((day ?? undefined) !== value) onChange(day ?? undefined);
  };
  const error = draft === null ? note : parseDate(draft).error;
  return (
    <DayField
      label={label}
      value={draft ?? (value ? asTyped(value) : '')}
      first={first}
      last={last}
      onChange={change}
      onBlur={() => {
        setIsLeft(true);
        if (draft !== null && value !== undefined) onChange(undefined);
      }}
      error={isLeft || draft === null || draft.length >= WHOLE_DAY ? error : null}
    />
  );
}
