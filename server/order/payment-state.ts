import type { OrderRow } from './order-store.ts';
import type { OrderPayment, PaymentState } from './schemas.ts';
import { isLive } from './transitions.ts';

/** In the history of an order whose payment was recorded by mistake. */
export const PAYMENT_UNDONE = 'Отметка об оплате снята';

/** What decides about the payment of an order. */
export type PaidOrder = Pick<
  OrderRow,
  'status' | 'paymentMethod' | 'paymentStatus' | 'onlinePaymentID'
>;

/** State of a payment online, by the status of its order's payment. */
export const onlineStates: Readonly<Record<PaidOrder['paymentStatus'], PaymentState>> = {
  NotPaid: 'OnlinePaymentNotPaid',
  Pending: 'OnlinePaymentProcessing',
  Paid: 'OnlinePaymentPaid',
};

function stateOf({
  status,
  paymentMethod,
  paymentStatus,
  onlinePaymentID,
}: PaidOrder): PaymentState {
  if (status === 'PendingManager') return 'PendingManager';
  if (isLive(status)) return 'Unknown';
  switch (paymentMethod) {
    case 'Cash':
      return 'CashConfirmed';
    case 'BankCard':
      // The card is used on delivery unless the bank has the payment: who only looked at its page, or
      // was declined there, still pays as agreed.
      return onlinePaymentID === null || paymentStatus === 'NotPaid'
        ? 'CashConfirmed'
        : onlineStates[paymentStatus];
    case 'Invoice':
      return 'InvoiceConfirmed';
    case 'SberInstallment':
      return 'SberInstallment';
    case 'SBP':
      return onlineStates[paymentStatus];
    default:
      return 'Unknown';
  }
}

/**
 * Whether a received order has not been paid: only an invoice may wait so long, and an order that a manager
 * took over before a method was chosen, whose payment accounting reports, if anybody. What was paid otherwise
 * and has gone back is not paid any more either.
 */
export function isUnpaidOnReceipt({ paymentMethod, paymentStatus }: PaidOrder): boolean {
  return (paymentMethod === 'Invoice' || paymentMethod === null) && paymentStatus !== 'Paid';
}

/** The payment method of an order and its payment status. */
export function paymentOf(order: PaidOrder): OrderPayment {
  return { method: order.paymentMethod, state: stateOf(order), status: order.paymentStatus };
}
