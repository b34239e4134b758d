import type { Order } from '#generated/api/model/order.ts';
import { dropDraft, readDraft, writeDraft } from '#src/browser/storage/form-drafts.ts';
import type { Toast } from '#src/ui/toasts/toasts.ts';

type PayableOrder = Pick<Order, 'id' | 'payment' | 'paymentDeclinedAt'>;

/** The payment is a form that is filled in at the bank: its result is reported on the way back. */
const formOf = (orderID: string) => `payment-${orderID}`;

/** Stores that a payment was begun in this tab, and what was known of the one before it. */
export function storeBegunPayment({ id, paymentDeclinedAt = '' }: PayableOrder): void {
  writeDraft(formOf(id), { declinedAt: paymentDeclinedAt });
}

/** The result of the payment that was begun in this tab, once; null while there is none. */
export function takePaymentResult(order: PayableOrder): Toast | null {
  const begun = readDraft(formOf(order.id));
  const result = begun && resultOf(order, begun.declinedAt);
  if (result) dropDraft(formOf(order.id));
  return result;
}

function resultOf({ payment, paymentDeclinedAt }: PayableOrder, known = ''): Toast | null {
  if (payment.status === 'Paid')
    return { tone: 'success', message: 'Оплата прошла, заказ оплачен' };
  return paymentDeclinedAt !== undefined && paymentDeclinedAt !== known
    ? { tone: 'error', message: 'Оплата не прошла, деньги не списаны' }
    : null;
}
