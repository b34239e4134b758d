/** An option of a select; a disabled one is shown and cannot be chosen. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The label of a choice with the reason why it cannot be taken, if there is one. */
export function withReason(label: string, reason: string | null | undefined): string {
  return reason ? `${label} – ${reason}` : label;
}

/**
 * Options with the chosen one among them: a value that is not available – not yet, not any more, or
 * another user's – is shown as it is, instead of selecting the first option.
 */
export function withChosen<C extends { value: string }>(
  choices: readonly C[],
  chosen: C | null | undefined,
): C[] {
  const isKnown = !chosen || choices.some(({ value }) => value === chosen.value);
  return isKnown ? [...choices] : [chosen, ...choices];
}

/** The same for records, by id. */
export function withOwn<R extends { id: string }>(
  records: readonly R[],
  own: R | null | undefined,
): R[] {
  const isKnown = !own || records.some(({ id }) => id === own.id);
  return isKnown ? [...records] : [own, ...records];
}
