import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import type { PaymentStatus } from '#generated/api/model/paymentStatus.ts';

/** Whether an order is paid, for staff. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  NotPaid: 'не оплачен',
  Pending: 'оплата проверяется',
  Paid: 'оплачен',
};

/** What decides about the state of an order's money. */
interface PaidOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Kopecks. */
  refundedAmount: number;
  bankReturning: number;
  toReturn: number;
}

/**
 * Whether an order is paid, and of one that is over where its money is: what a bank returns makes the order
 * unpaid, what staff return does not, and both are called the same.
 */
export function paymentText(order: PaidOrder): string {
  const { status, paymentStatus, refundedAmount, bankReturning, toReturn } = order;
  const isOver = status === 'Canceled' || status === 'Refunded';
  if (isOver && bankReturning + toReturn > 0) return 'оплачен, деньги возвращаются';
  if (isOver && refundedAmount > 0) return 'оплачен, деньги возвращены';
  return paymentStatusLabels[paymentStatus];
}
