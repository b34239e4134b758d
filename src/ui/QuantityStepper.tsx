import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './QuantityStepper.module.css';
import { parseTypedQuantity } from './typed-quantity.ts';

interface QuantityStepperProps {
  /** Whole pieces. */
  value: number;
  /** What is counted: «Количество: Композит А2». */
  label: string;
  /** The next value upwards; equal to `value` when there is none. */
  next: number;
  /** The next value downwards; 0 removes and shows a bin. */
  previous: number;
  /** Called with `next`, `previous` or what was typed; the caller fits typed values to its rules. */
  onChange: (quantity: number) => void;
  /** Why there is no more, for the disabled plus. */
  limitReason?: string | undefined;
  /** Keys that mean something else here, such as the next row; true when it has been seen to. */
  onFieldKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  disabled?: boolean;
  /** What the bin does; of the cart when not given. */
  removeLabel?: string;
  size?: 'sm' | 'md';
  fullWidth?: boolean;
}

/**
 * Minus, a field and plus in a fixed width. Only whole numbers can be typed; empty or a minus
 * clears the field, and leaving it empty gives 1. Of nothing at all (0) the field stays empty.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, label, next, previous, onChange, limitReason, disabled = false } = props;
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const untouched = draft === '' && value === 0;
    const typed = draft === '' ? 1 : Number(draft);
    if (typed !== value && !untouched) onChange(typed);
  };
  const step = (quantity: number) => {
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (props.onFieldKey?.(event)) event.preventDefault();
    else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'ArrowUp') step(next);
    else if (event.key === 'ArrowDown' && previous > 0) step(previous);
    else return;
    event.preventDefault();
  };
  const removes = previous === 0 && value > 0;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control.
    <div
      role="group"
      aria-label={label}
      className={classes.stepper}
      data-size={props.size ?? 'md'}
      data-full={props.fullWidth || undefined}
    >
      <button
        type="button"
        className={classes.button}
        aria-label={removes ? (props.removeLabel ?? 'Удалить из корзины') : 'Уменьшить количество'}
        disabled={disabled || value === 0}
        onClick={() => step(previous)}
      >
        {removes ? <IconTrash aria-hidden="true" /> : <IconMinus aria-hidden="true" />}
      </button>
      <input
        className={classes.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        value={draft ?? (value === 0 ? '' : String(value))}
        placeholder="0"
        disabled={disabled}
        onChange={(event) => setDraft(parseTypedQuantity(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={classes.button}
        aria-label={next === value && limitReason ? limitReason : 'Увеличить количество'}
        title={next === value ? limitReason : undefined}
        disabled={disabled || next === value}
        onClick={() => step(next)}
      >
        <IconPlus aria-hidden="true" />
      </button>
    </div>
  );
}
