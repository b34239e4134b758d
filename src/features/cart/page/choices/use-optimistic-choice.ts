import { useState } from 'react';

type Save<T> = (value: T, options: { onSettled: () => void }) => void;

/**
 * The value of a control that the server confirms: what was chosen last, from the event on, until the
 * response is there; then `confirmed`, also when the change was rejected.
 *
 * The state is set in the event itself. React puts a controlled input back to its value as soon as the
 * event is handled, and Query reports `isPending` one task later: the old choice would flash up.
 *
 * @param save the mutation of the choice, called with its value and Query's options of one call
 */
export function useOptimisticChoice<T, Choice extends T>(
  confirmed: T,
  save: Save<Choice>,
): [T, (value: Choice) => void] {
  const [pending, setPending] = useState<{ value: Choice } | null>(null);
  const choose = (value: Choice) => {
    setPending({ value });
    // Query calls it for the last of several changes only.
    save(value, { onSettled: () => setPending(null) });
  };
  return [pending ? pending.value : confirmed, choose];
}
