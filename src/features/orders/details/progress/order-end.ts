import type { Order } from '#generated/api/model/order.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { actorName } from './expectation.ts';

/**
 * How an order that has nothing ahead ended: its last event, or all since it was canceled, a line for
 * each: «Отменён, покупатель», «Вернули деньги 12 марта, 12:05: 4 980 ₽». What a cancellation promised
 * is left out once something has followed.
 */
export function describeEnd({ status, timeline }: Pick<Order, 'status' | 'timeline'>): string[] {
  const isCanceled = status === 'Canceled';
  const cancellation = timeline.findIndex((event) => event.status === 'Canceled');
  const [end, ...later] = timeline.slice(isCanceled ? cancellation : -1);
  if (end === undefined) return [];
  const who = isCanceled ? `, ${actorName(end.actor)}` : '';
  const promise = end.comment !== null && later.length === 0 ? `: ${end.comment}` : '';
  return [
    `${end.title}${who}${promise}`,
    ...later.map(({ title, at, comment }) => {
      const detail = comment === null ? '' : `: ${comment}`;
      return `${title} ${formatMoment(at)}${detail}`;
    }),
  ];
}
