import { useState } from 'react';
import classes from './PriceFilter.module.css';

interface RublesFieldProps {
  name: string;
  label: string;
  prefix: string;
  value: number | undefined;
  placeholder: string;
}

/** The first integer of a text: of a pasted «1:100000» the 1, of «10 000 ₽» the 10000. */
function firstNumber(text: string): string {
  const [figures = ''] = /\d[\d\s]*/.exec(text) ?? [];
  return figures.replace(/\s/g, '').slice(0, 8);
}

/** Whole rubles; only digits can be typed. */
export function RublesField({ name, label, prefix, value, placeholder }: RublesFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  return (
    <label className={classes.field}>
      <span aria-hidden="true" className={classes.prefix}>
        {prefix}
      </span>
      <input
        className={classes.input}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(firstNumber(event.target.value))}
      />
    </label>
  );
}
