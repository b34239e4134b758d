import type { OrderRow } from './order-store.ts';
import type { OrderPayment, PaymentState } from './schemas.ts';
import { isOpen } from './transitions.ts';

type Paid = Pick<OrderRow, 'status' | 'paymentMethod' | 'paymentStatus'>;

function stateOf({ status, paymentMethod, paymentStatus }: Paid): PaymentState {
  if (status === 'PendingManager') return 'PendingManager';
  if (isOpen(status)) return 'Unknown';
  switch (paymentMethod) {
    case 'Cash':
    case 'BankCard':
      return 'CashConfirmed';
    case 'Invoice':
      return 'InvoiceConfirmed';
    case 'SberInstallment':
      return 'SberInstallment';
    case 'SBP':
      return paymentStatus === 'Paid'
        ? 'OnlinePaymentPaid'
        : paymentStatus === 'Pending'
          ? 'OnlinePaymentProcessing'
          : 'OnlinePaymentNotPaid';
    default:
      return 'Unknown';
  }
}

/** How an order is paid and how far that is; card and cash are both taken on delivery. */
export function paymentOf(order: Paid): OrderPayment {
  return { method: order.paymentMethod, state: stateOf(order), status: order.paymentStatus };
}
