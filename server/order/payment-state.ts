import type { OrderRow } from './order-store.ts';
import type { OrderPayment, PaymentState } from './schemas.ts';
import { isLive } from './transitions.ts';

type Paid = Pick<OrderRow, 'status' | 'paymentMethod' | 'paymentStatus' | 'onlinePaymentID'>;

const online: Readonly<Record<Paid['paymentStatus'], PaymentState>> = {
  NotPaid: 'OnlinePaymentNotPaid',
  Pending: 'OnlinePaymentProcessing',
  Paid: 'OnlinePaymentPaid',
};

function stateOf({ status, paymentMethod, paymentStatus, onlinePaymentID }: Paid): PaymentState {
  if (status === 'PendingManager') return 'PendingManager';
  if (isLive(status)) return 'Unknown';
  switch (paymentMethod) {
    case 'Cash':
      return 'CashConfirmed';
    case 'BankCard':
      // A card may also be used on delivery: it counts as online once online payment has started.
      return onlinePaymentID === null ? 'CashConfirmed' : online[paymentStatus];
    case 'Invoice':
      return 'InvoiceConfirmed';
    case 'SberInstallment':
      return 'SberInstallment';
    case 'SBP':
      return online[paymentStatus];
    default:
      return 'Unknown';
  }
}

/** The payment method of an order and its payment status. */
export function paymentOf(order: Paid): OrderPayment {
  return { method: order.paymentMethod, state: stateOf(order), status: order.paymentStatus };
}
