/** One choice of a select; a disabled one is shown and cannot be taken. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The choices of a select, with an empty one as long as nothing is chosen. */
export function choicesOf(chosen: string | null | undefined, choices: readonly Choice[]): Choice[] {
  return chosen ? [...choices] : [{ value: '', label: 'Не выбрано', disabled: true }, ...choices];
}
