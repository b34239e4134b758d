import { expect, it } from 'vitest';
import { isDeliveryAhead } from './delivery-ahead.ts';

it.each([
  'Canceled',
  'CreatingError',
  'Succeeded',
  'WaitingForRefund',
  'Refunded',
  'NotApproved',
] as const)('promises no day of delivery for an order that is %s', (status) =>
  expect(isDeliveryAhead(status)).toBe(false),
);

it('tells the day of an order that is on its way', () => {
  expect(isDeliveryAhead('Pending')).toBe(true);
  expect(isDeliveryAhead('Shipped')).toBe(true);
});
