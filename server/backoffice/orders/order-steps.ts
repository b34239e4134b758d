import type { components } from '#generated/server/operations.ts';
import { isUnpaidOnReceipt, type PaidOrder } from '#server/order/payment-state.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { type ActionCase, canBecome, stepOf, waitsForPayment } from '#server/order/transitions.ts';

export type StaffOrderStep = components['schemas']['StaffOrderStep'];

/** What an order becomes by each step but those that may leave its status as it is. */
export const statusAfter: Readonly<
  Record<Exclude<StaffOrderStep, 'Pay' | 'Decline'>, OrderStatus>
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

function only(step: StaffOrderStep, isAllowed: boolean): StaffOrderStep[] {
  return isAllowed ? [step] : [];
}

/**
 * The steps that staff may take now, in the order of an order's life.
 * @param isReturning a refund of the order waits for a decision
 */
export function allowedSteps(order: ActionCase, isReturning: boolean): StaffOrderStep[] {
  const isPossible = (step: (typeof steps)[number]) =>
    canBecome(order.status, statusAfter[step]) && !(step === 'Confirm' && cannotConfirm(order));
  return [
    ...steps.filter(isPossible),
    ...only('Decline', isReturning || order.status === 'WaitingForRefund'),
    ...only('Pay', isOwed(order)),
  ];
}
