import type { components } from '#generated/server/operations.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { type ActionCase, canBecome, stepOf, waitsForPayment } from '#server/order/transitions.ts';

export type StaffOrderStep = components['schemas']['StaffOrderStep'];

/** What an order becomes by each step but a payment, which changes no status. */
export const statusAfter: Readonly<Record<Exclude<StaffOrderStep, 'Pay'>, OrderStatus>> = {
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

/** The steps that staff may take now, in the order of an order's life. */
export function allowedSteps(order: ActionCase): StaffOrderStep[] {
  const isPossible = (step: (typeof steps)[number]) =>
    canBecome(order.status, statusAfter[step]) && !(step === 'Confirm' && waitsForPayment(order));
  return [...steps.filter(isPossible), ...(isOwed(order) ? (['Pay'] as const) : [])];
}
