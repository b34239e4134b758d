import type { KeyboardEvent } from 'react';
import classes from './QuantityStepper.module.css';
import { readTypedQuantity, shownDraft } from './typed-quantity.ts';

interface QuantityFieldProps {
  /** Whole pieces; at 0 the field is empty. */
  value: number;
  /** Accessible name: «Количество: Композит А2». */
  label: string;
  /** Typed and not committed yet; null while the field shows `value`. */
  draft: string | null;
  onType: (typed: string) => void;
  /** Commits the typed value. */
  onCommit: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  disabled: boolean;
}

/** The number field of a stepper. A minus clears the field; what is no number is shown as an error. */
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
      aria-invalid={(draft !== null && readTypedQuantity(draft) === null) || undefined}
      value={draft === null ? value || '' : shownDraft(draft)}
      placeholder="0"
      disabled={props.disabled}
      onChange={(event) => props.onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={props.onCommit}
      onKeyDown={props.onKeyDown}
    />
  );
}
