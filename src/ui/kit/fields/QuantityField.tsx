import type { KeyboardEvent } from 'react';
import classes from './QuantityStepper.module.css';
import { sanitizeTypedQuantity } from './typed-quantity.ts';

interface QuantityFieldProps {
  /** Whole pieces; at 0 the field is empty. */
  value: number;
  /** Accessible name: «Количество: Композит А2». */
  label: string;
  /** Typed and not committed yet; null while the field shows `value`. */
  draft: string | null;
  onDraft: (draft: string | null) => void;
  /** Commits the typed value. */
  onCommit: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  disabled: boolean;
}

/** The number field of a stepper. A minus clears the field; letters are ignored. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, draft } = props;
  return (
    <input
      className={classes.field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-label={props.label}
      aria-valuenow={value}
      aria-valuemin={0}
      value={draft ?? (value === 0 ? '' : String(value))}
      placeholder="0"
      disabled={props.disabled}
      onChange={(event) => {
        const text = sanitizeTypedQuantity(event.target.value);
        if (text !== null) props.onDraft(text);
      }}
      onFocus={(event) => event.target.select()}
      onBlur={props.onCommit}
      onKeyDown={props.onKeyDown}
    />
  );
}
