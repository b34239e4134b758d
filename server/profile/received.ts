import type { components } from '#generated/server/operations.ts';

/** Statuses of orders whose products the buyer has received. */
export const receivedStatuses: readonly components['schemas']['OrderStatus'][] = [
  'Succeeded',
  'WaitingForRefund',
  'Refunded',
];
