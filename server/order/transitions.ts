import type { CheckoutStep, OrderAction, OrderStatus, ShippingState } from './schemas.ts';

/**
 * Every step an order may take. While it is being created (WaitingForCreating) it cannot be
 * canceled: the other side may be storing it at that very moment.
 */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Draft: ['WaitingForApprove', 'WaitingForCreating', 'PendingManager', 'Canceled'],
  WaitingForApprove: ['Approved', 'NotApproved', 'Canceled'],
  NotApproved: ['WaitingForApprove', 'Canceled'],
  Approved: ['WaitingForCreating', 'Canceled'],
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

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to);
}

/** What `/order/{id}` shows of an order in this state. */
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

/** The buyer may still change what the checkout asks for; prices and stock are today's. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'Draft' || status === 'CreatingError';
}

/** The shop has the goods of this order set aside. */
export function holdsStock(status: OrderStatus): boolean {
  return !isOpen(status) && stepOf(status) !== 'Approval' && status !== 'Canceled';
}

/** On its way from confirmation to the buyer. */
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

/**
 * What the buyer may do with his order.
 * @param isReady the checkout is filled in and nothing blocks it.
 */
export function buyerActions(status: OrderStatus, isReady: boolean): OrderAction[] {
  if (status === 'Draft') return ['Edit', ...ready('Confirm', isReady), 'Cancel', 'Delete'];
  if (status === 'CreatingError') return ['Edit', ...ready('Retry', isReady), 'Cancel', 'Delete'];
  if (status === 'WaitingForCreating') return [];
  if (stepOf(status) === 'Approval') return ['Cancel'];
  return canBecome(status, 'Canceled') ? ['Cancel', 'Repeat'] : ['Repeat'];
}

function ready(action: OrderAction, isReady: boolean): OrderAction[] {
  return isReady ? [action] : [];
}
