import type { components } from '#generated/server/operations.ts';
import { isUnpaidOnReceipt, type PaidOrder } from '#server/order/payment-state.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { type ActionCase, canBecome, stepOf, waitsForPayment } from '#server/order/transitions.ts';

export type StaffOrderStep = components['schemas']['StaffOrderStep'];

/** What an order becomes by each step but those that may leave its status as it is. */
export const statusAfter: Readonly<
  Record<
    Exclude<StaffOrderStep, 'Pay' | 'Unpay' | 'GiveBack' | 'ReturnPart' | 'Decline'>,
    OrderStatus
  >
> = {
  Accept: 'Pending',
  Confirm: 'Confirmed',
  Pick: 'WaitingForPicking',
  Pack: 'WaitingForShipping',
  Ship: 'Shipped',
  Deliver: 'Succeeded',
  Cancel: 'Canceled',
  Return: 'WaitingForRefund',
  Refund: 'Refunded',
};

const steps = Object.keys(statusAfter) as (keyof typeof statusAfter)[];

/** Whether the buyer owes money for the order; it must have been created, since it may be deleted before. */
function isOwed({ status, paymentStatus }: ActionCase): boolean {
  const isOver = status === 'Canceled' || status === 'Refunded';
  return paymentStatus === 'NotPaid' && stepOf(status) === 'Details' && !isOver;
}

/** What a manager has is accepted first, which takes the products off the stock: one way, one word for it. */
function cannotConfirm(order: ActionCase): boolean {
  return order.status === 'PendingManager' || waitsForPayment(order);
}

/** Whether the shop would send the order without its money: only who knows that may send it. */
export function isUnpaid(order: PaidOrder): boolean {
  return isOwed(order) && isUnpaidOnReceipt(order);
}

/** Whether the money comes by a payment order, whose number staff have to record. */
export function needsTransfer(order: ActionCase): boolean {
  return isOwed(order) && (order.paymentMethod === 'Invoice' || order.paymentMethod === null);
}

function only(step: StaffOrderStep, isAllowed: boolean): StaffOrderStep[] {
  return isAllowed ? [step] : [];
}

/** What was not sent yet. */
const unsent: readonly OrderStatus[] = [
  'PendingManager',
  'Pending',
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
];

/** What decides about the steps besides the order itself. */
export interface StepFacts {
  /** A refund of the order waits for a decision. */
  isReturning?: boolean;
  /** Staff have recorded the payment of the order. */
  isMarkedPaid?: boolean;
  /** Some of its pieces may be returned, and there are others. */
  isDivisible?: boolean;
  /** Kopecks that staff have to pay back. */
  toReturn?: number;
}

/** The steps that staff may take now, in the order of an order's life. */
export function allowedSteps(
  order: ActionCase,
  { isReturning = false, isMarkedPaid = false, isDivisible = false, toReturn = 0 }: StepFacts = {},
): StaffOrderStep[] {
  const isPaid = order.paymentStatus === 'Paid';
  const isPossible = (step: (typeof steps)[number]) =>
    canBecome(order.status, statusAfter[step]) && !(step === 'Confirm' && cannotConfirm(order));
  return [
    ...steps.filter(isPossible),
    ...only('ReturnPart', isDivisible && order.status === 'Succeeded'),
    ...only('Decline', isReturning || order.status === 'WaitingForRefund'),
    ...only('Pay', isOwed(order)),
    ...only('Unpay', isMarkedPaid && isPaid && unsent.includes(order.status)),
    ...only('GiveBack', toReturn > 0),
  ];
}
