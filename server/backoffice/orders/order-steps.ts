import type { components } from '#generated/server/operations.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { canBecome } from '#server/order/transitions.ts';

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

/** The steps that staff may take now, in the order of an order's life. */
export function allowedSteps({
  status,
  paymentStatus,
}: Pick<components['schemas']['StaffOrder'], 'status' | 'paymentStatus'>): StaffOrderStep[] {
  const isUnpaid = paymentStatus === 'NotPaid' && status !== 'Canceled' && status !== 'Refunded';
  return [
    ...steps.filter((step) => canBecome(status, statusAfter[step])),
    ...(isUnpaid ? (['Pay'] as const) : []),
  ];
}
