import type { components } from '#generated/server/operations.ts';

/** States of orders whose goods the buyer has had in his hands. */
export const receivedStatuses: readonly components['schemas']['OrderStatus'][] = [
  'Succeeded',
  'WaitingForRefund',
  'Refunded',
];
