import { type KeyboardEvent, useRef, useState } from 'react';
import { useFocusHandoff } from '#src/ui/kit/buttons/use-focus-handoff.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { readTypedQuantity, shownDraft, typeOver } from './typed-quantity.ts';

const QUICK_STEP_MS = 400;

const NO_NUMBER = 'Только целое число от 1';

export interface SteppingProps {
  /** Whole pieces. */
  value: number;
  /** The next value upwards; equal to `value` when there is none. */
  next: number;
  /** The next value downwards; 0 removes and shows a bin; equal to `value` when there is none. */
  previous: number;
  /**
   * Called with `next`, `previous` or the typed number; the caller corrects typed values by its
   * rules.
   */
  onChange: (quantity: number) => void;
  /** Why the requested or typed quantity is not possible; null when it is. */
  explain?: (requested: number, isTyped?: boolean) => string | null;
  /** The reason for the disabled minus; that of `explain` by default. */
  floorReason?: string;
  /** Shows the reason from `explain`; by default a bubble above the stepper does. */
  onNote?: (note: string | null) => void;
  /** Keys with another meaning here, such as the next row; returns true when it handled the key. */
  onFieldKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  /**
   * Label of the start button, shown alone at quantity 0: «В корзину». Without it the stepper shows
   * 0.
   */
  startLabel?: string;
}

/**
 * State of a stepper beside its value: the typed draft, and the reason for a corrected quantity.
 */
export function useStepping(props: SteppingProps) {
  const { value, next, previous, onChange, startLabel } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const begins = value === 0 && startLabel !== undefined;
  const { place, prepare: hold } = useFocusHandoff(begins);

  const showReason = (reason: string | null | undefined) => {
    (props.onNote ?? setNote)(reason ?? null);
    if (reason) announce(reason);
  };
  const requestQuantity = (quantity: number) => {
    hold(quantity === 0);
    onChange(quantity);
    showReason(props.explain?.(quantity, true));
  };
  const onType = (typed: string) => setDraft(typeOver(draft, typed));
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const untouched = !shownDraft(draft) && value === 0;
    const typed = readTypedQuantity(draft);
    if (typed === null) showReason(NO_NUMBER);
    else if (typed !== value && !untouched) requestQuantity(typed);
  };
  const removes = previous === 0 && value > 0;
  const isLast = next === value;
  const isFirst = previous === value;
  const limitReason = isLast ? props.explain?.(value + 1) : null;
  const floorReason = isFirst ? (props.floorReason ?? props.explain?.(value - 1)) : null;
  const lastStep = useRef(0);
  const step = (quantity: number, reason?: string | null) => {
    const since = performance.now() - lastStep.current;
    lastStep.current = performance.now();
    // Quick steps down end at the smallest quantity: the one too many does not remove the product.
    if (quantity === 0 && since < QUICK_STEP_MS) return;
    setDraft(null);
    if (quantity !== value) requestQuantity(quantity);
    else showReason(reason);
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
  return {
    place,
    begins,
    removes,
    note,
    draft,
    field: { onType, onCommit: commit, onKeyDown },
    less: { reason: floorReason, none: isFirst, step: () => step(previous, floorReason) },
    more: { reason: limitReason, none: isLast, step: () => step(next, limitReason) },
  };
}
