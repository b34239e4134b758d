import type { FormEvent } from 'react';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import classes from './PriceFilter.module.css';
import { RublesField } from './RublesField.tsx';

interface PriceFilterProps {
  /** Selected limits, whole rubles. */
  from: number | undefined;
  to: number | undefined;
  /** Limits of the products themselves, kopecks; null without products. */
  min: number | null;
  max: number | null;
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/** Price from and to, in rubles; applied on blur or Enter. */
export function PriceFilter({ from, to, min, max, onChange }: PriceFilterProps) {
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [low, high] = ordered(rublesOf(fields.get('from')), rublesOf(fields.get('to')));
    if (low !== from || high !== to) onChange(low, high);
  };
  return (
    <form
      className={classes.range}
      onSubmit={apply}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.requestSubmit();
      }}
    >
      {/* A new key resets the draft after an outside change: a removed chip, Back. */}
      <RublesField
        key={`from-${from}`}
        name="from"
        label="Цена от, рублей"
        prefix="от"
        value={from}
        placeholder={min === null ? '' : formatNumber(Math.floor(min / 100))}
      />
      <RublesField
        key={`to-${to}`}
        name="to"
        label="Цена до, рублей"
        prefix="до"
        value={to}
        placeholder={max === null ? '' : formatNumber(Math.ceil(max / 100))}
      />
      <button type="submit" hidden>
        Применить
      </button>
    </form>
  );
}

function rublesOf(value: FormDataEntryValue | null): number | undefined {
  return typeof value === 'string' && value !== '' ? Number(value) : undefined;
}

/** Swapped limits mean the same range. */
function ordered(from: number | undefined, to: number | undefined) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}
