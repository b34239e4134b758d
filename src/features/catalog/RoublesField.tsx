import { useState } from 'react';
import classes from './PriceFilter.module.css';

interface RoublesFieldProps {
  name: string;
  label: string;
  prefix: string;
  value: number | undefined;
  placeholder: string;
}

/** Whole roubles; only figures can be typed. */
export function RoublesField({ name, label, prefix, value, placeholder }: RoublesFieldProps) {
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
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 8))}
      />
    </label>
  );
}
