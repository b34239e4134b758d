import { formatMoment } from '#src/lib/dates/dates.ts';

interface Named {
  number: string | null;
  /** A draft has a title of its own. */
  status: string;
  /** ISO time: distinguishes orders without a number. */
  createdAt: string;
}

/** «Заказ Д-240501»; «Заказ от 12 марта, 10:05» of a back end that gives numbers late. */
export function orderTitle({ number, status, createdAt }: Named): string {
  if (number !== null) return `Заказ ${number}`;
  return status === 'Draft' ? 'Черновик заказа' : `Заказ от ${formatMoment(createdAt)}`;
}
