import { formatNumber } from '#src/lib/numbers/numbers.ts';

/** With fewer places left the limit is shown. */
const NEAR_LIMIT = 10;

/** How many more records there may be; a list without a limit, or not loaded yet, takes any number. */
export function placesLeft(limit: number | undefined, count: number | undefined): number {
  return limit === undefined || count === undefined ? Number.POSITIVE_INFINITY : limit - count;
}

interface LimitNoteProps {
  /** Buttons refer to it by `aria-describedby`. */
  id: string;
  /** `placesLeft`; nothing is shown while there are many. */
  left: number;
}

/** Says that a list is full, or nearly so, before the user fills in a form in vain. */
export function LimitNote({ id, left }: LimitNoteProps) {
  if (left > NEAR_LIMIT) return null;
  return (
    <p id={id}>
      {left > 0
        ? `Список почти полон, можно добавить ещё ${formatNumber(left)}.`
        : 'Список полон: удалите ненужное, чтобы добавить новое.'}
    </p>
  );
}
