import type {
  CheckoutStep,
  OrderAction,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  ShippingState,
} from './schemas.ts';

/**
 * The allowed status transitions. While an order is being created (WaitingForCreating) it cannot be
 * canceled: the accounting system may be storing it at that moment.
 */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Draft: ['WaitingForApprove', 'WaitingForCreating', 'PendingManager', 'Canceled'],
  WaitingForApprove: ['Approved', 'NotApproved', 'Canceled'],
  NotApproved: ['WaitingForApprove', 'Canceled'],
  // Back to the approvers when the total exceeds the approved one.
  Approved: ['WaitingForCreating', 'WaitingForApprove', 'Canceled'],
  WaitingForCreating: ['Pending', 'PendingManager', 'CreatingError'],
  CreatingError: ['WaitingForCreating', 'PendingManager', 'Canceled'],
  PendingManager: ['Pending', 'Confirmed', 'Canceled'],
  Pending: ['Confirmed', 'Canceled'],
  Confirmed: ['WaitingForPicking', 'Canceled'],
  WaitingForPicking: ['WaitingForShipping', 'Canceled'],
  WaitingForShipping: ['Shipped', 'Canceled'],
  Shipped: ['Succeeded'],
  Succeeded: ['WaitingForRefund'],
  WaitingForRefund: ['Refunded'],
  Refunded: [],
  Canceled: [],
};

export const orderStatuses = Object.keys(transitions) as OrderStatus[];

/** Whether an order may go from one status to another. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to);
}

/** What `/order/{id}` shows of an order with this status. */
export function stepOf(status: OrderStatus): CheckoutStep {
  switch (status) {
    case 'Draft':
      return 'Checkout';
    case 'WaitingForApprove':
    case 'Approved':
    case 'NotApproved':
      return 'Approval';
    case 'WaitingForCreating':
    case 'CreatingError':
      return status;
    default:
      return 'Details';
  }
}

/** The buyer may still change the checkout; prices and stock are today's. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'Draft' || status === 'CreatingError';
}

/** The order is not placed yet: prices and stock are today's. */
export function isLive(status: OrderStatus): boolean {
  return isOpen(status) || stepOf(status) === 'Approval';
}

/** Sent by the buyer (to approvers or to the shop) and not received yet. */
export const activeStatuses: readonly OrderStatus[] = [
  'WaitingForApprove',
  'Approved',
  'WaitingForCreating',
  'CreatingError',
  'PendingManager',
  'Pending',
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
];

/** The state of the shipment, by the status of the order. */
export function shippingStateOf(status: OrderStatus): ShippingState {
  switch (status) {
    case 'Shipped':
    case 'Succeeded':
    case 'WaitingForRefund':
    case 'Refunded':
      return 'Shipped';
    case 'WaitingForPicking':
    case 'WaitingForShipping':
      return 'Shipping';
    default:
      return 'NotConfirmed';
  }
}

/** The fields that determine the buyer's actions. */
export interface ActionCase {
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
  paymentStatus: PaymentStatus;
}

const payableStatuses: readonly OrderStatus[] = [
  'Pending',
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
];
const onlineMethods: readonly PaymentMethod[] = ['BankCard', 'SBP'];

/** Whether the order can be paid online now. */
export function canPay({ status, paymentMethod, paymentStatus }: ActionCase): boolean {
  return (
    payableStatuses.includes(status) &&
    paymentMethod !== null &&
    onlineMethods.includes(paymentMethod) &&
    paymentStatus === 'NotPaid'
  );
}

/** Whether the shop must not confirm the order yet: its method is paid for in advance. */
export function waitsForPayment({
  paymentMethod,
  paymentStatus,
}: Pick<ActionCase, 'paymentMethod' | 'paymentStatus'>): boolean {
  const isPrepaid = paymentMethod === 'SBP' || paymentMethod === 'SberInstallment';
  return isPrepaid && paymentStatus !== 'Paid';
}

function only(action: OrderAction, isAllowed: boolean): OrderAction[] {
  return isAllowed ? [action] : [];
}

/**
 * The actions the buyer may take on the order.
 * @param isReady the checkout is filled in and nothing blocks it.
 */
export function buyerActions(order: ActionCase, isReady: boolean): OrderAction[] {
  const { status, paymentStatus } = order;
  if (status === 'Draft') return ['Edit', ...only('Confirm', isReady), 'Cancel', 'Delete'];
  if (status === 'CreatingError') return ['Edit', ...only('Retry', isReady), 'Cancel', 'Delete'];
  if (status === 'WaitingForCreating') return [];
  if (status === 'Approved') return [...only('Proceed', isReady), 'Cancel'];
  if (stepOf(status) === 'Approval') return ['Cancel'];
  // While the payment is pending it is unknown whether there is money to refund.
  const canCancel = canBecome(status, 'Canceled') && paymentStatus !== 'Pending';
  return [
    ...only('Pay', canPay(order)),
    ...only('Cancel', canCancel),
    'Repeat',
    ...only('Refund', status === 'Succeeded'),
  ];
}
