import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the status of an order once a step has changed it and its button is gone with the
 * dialog. A focus that is elsewhere stays.
 * @param state what a step changes
 */
export function useStepFocus(state: string): {
  place: RefObject<HTMLDivElement | null>;
  /** Call when a dialog of a step opens. */
  prepare: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const isPrepared = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the state has changed
  useEffect(() => {
    if (!isPrepared.current) return;
    isPrepared.current = false;
    // The dialog that closes moves the focus to its button first, which may be another step's by now.
    const timer = setTimeout(() => place.current?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    place,
    prepare: () => {
      isPrepared.current = true;
    },
  };
}

const AFTER_DIALOG_MS = 50;
