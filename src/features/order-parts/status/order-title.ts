import { formatMoment } from '#src/lib/dates.ts';

interface Named {
  number: string | null;
  /** Draft has a name of its own. */
  status: string;
  /** ISO moment: tells orders apart that have no number yet. */
  createdAt: string;
}

/** «Заказ Д-240501»; «Заказ от 12 марта, 10:05» while it has no number. */
export function orderTitle({ number, status, createdAt }: Named): string {
  if (number !== null) return `Заказ ${number}`;
  return status === 'Draft' ? 'Черновик заказа' : `Заказ от ${formatMoment(createdAt)}`;
}
