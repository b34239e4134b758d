import { expect, it } from 'vitest';
import { isDeliveryAhead } from './delivery-ahead.ts';

it.each([
  'Canceled',
  'CreatingError',
  'Succeeded',
  'WaitingForRefund',
  'Refunded',
  'NotApproved',
] as const)('isDeliveryAhead: is false for %s', (status) =>
  expect(isDeliveryAhead(status)).toBe(false),
);

it('isDeliveryAhead: is true for an order that is being delivered', () => {
  expect(isDeliveryAhead('Pending')).toBe(true);
  expect(isDeliveryAhead('Shipped')).toBe(true);
});
