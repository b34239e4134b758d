import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { announce } from './announce.ts';
import { Button } from './Button.tsx';
import { QuantityField } from './QuantityField.tsx';
import classes from './QuantityStepper.module.css';
import { useHandedFocus } from './use-handed-focus.ts';

interface QuantityStepperProps {
  /** Whole pieces. */
  value: number;
  /** What is counted: «Количество: Композит А2». */
  label: string;
  /** The next value upwards; equal to `value` when there is none. */
  next: number;
  /** The next value downwards; 0 removes and shows a bin; equal to `value` when there is none. */
  previous: number;
  /** Called with `next`, `previous` or what was typed; the caller fits typed values to its rules. */
  onChange: (quantity: number) => void;
  /** Why a quantity cannot be had as it was asked for; null when it can. */
  explain?: (wanted: number) => string | null;
  /** Why there is no less, for the disabled minus; by `explain` when not given. */
  floorReason?: string;
  /** Shows what `explain` said; without it a bubble above the stepper does. */
  onNote?: (note: string | null) => void;
  /** Keys that mean something else here, such as the next row; true when it has been seen to. */
  onFieldKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  disabled?: boolean;
  /** What the bin does; of the cart when not given. */
  removeLabel?: string;
  /** What stands alone while there is nothing: «В корзину». Without it the stepper shows 0. */
  startLabel?: string;
  size?: 'sm' | 'md';
  fullWidth?: boolean;
}

/**
 * Minus, a field and plus in a fixed width. Only whole numbers can be typed; empty or a minus
 * clears the field, and leaving it empty gives 1. Of nothing at all (0) the field stays empty.
 *
 * A button that leads nowhere stays in the order of focus and says why when it is clicked; so does
 * a typed number that became another one.
 *
 * The button that begins is the plus afterwards, the same element: it keeps the focus, and the
 * press has to lay out nothing.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, label, next, previous, onChange, startLabel, disabled = false } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const begins = value === 0 && startLabel !== undefined;
  const { place, hold } = useHandedFocus(begins);

  const say = (reason: string | null | undefined) => {
    (props.onNote ?? setNote)(reason ?? null);
    if (reason) announce(reason);
  };
  const want = (quantity: number) => {
    hold(quantity === 0);
    onChange(quantity);
    say(props.explain?.(quantity));
  };
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const untouched = draft === '' && value === 0;
    const typed = draft === '' ? 1 : Number(draft);
    if (typed !== value && !untouched) want(typed);
  };
  const removes = previous === 0 && value > 0;
  const isLast = next === value;
  const isFirst = previous === value;
  const limitReason = isLast ? props.explain?.(value + 1) : null;
  const floorReason = isFirst ? (props.floorReason ?? props.explain?.(value - 1)) : null;
  const step = (quantity: number, reason?: string | null) => {
    setDraft(null);
    if (quantity !== value) want(quantity);
    else say(reason);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (props.onFieldKey?.(event)) event.preventDefault();
    else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'ArrowUp') step(next, limitReason);
    else if (event.key === 'ArrowDown' && previous > 0) step(previous, floorReason);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control.
    <div
      ref={place}
      role="group"
      aria-label={label}
      className={classes.stepper}
      data-size={props.size ?? 'md'}
      data-full={props.fullWidth || undefined}
      data-begins={begins || undefined}
    >
      {!begins && (
        <button
          type="button"
          className={classes.button}
          aria-label={
            removes ? (props.removeLabel ?? 'Удалить из корзины') : 'Уменьшить количество'
          }
          title={floorReason ?? undefined}
          disabled={disabled}
          aria-disabled={isFirst || undefined}
          onClick={() => step(previous, floorReason)}
        >
          {removes ? <IconTrash aria-hidden="true" /> : <IconMinus aria-hidden="true" />}
        </button>
      )}
      {!begins && (
        <QuantityField
          value={value}
          label={label}
          draft={draft}
          onDraft={setDraft}
          onCommit={commit}
          onKeyDown={onKeyDown}
          disabled={disabled}
        />
      )}
      <Button
        className={begins ? classes.start : classes.button}
        variant={begins ? 'filled' : 'subtle'}
        aria-label={begins ? undefined : 'Увеличить количество'}
        title={limitReason ?? undefined}
        disabled={disabled}
        aria-disabled={isLast || undefined}
        onClick={() => step(next, limitReason)}
      >
        {begins ? startLabel : <IconPlus aria-hidden="true" />}
      </Button>
      {note !== null && (
        <span key={note} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
}
