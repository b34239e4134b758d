import { expect, it } from 'vitest';
import { expectedDelivery } from './expected-checkout.ts';
import { dropReplaced } from './section-rejections.ts';

const delivery = expectedDelivery(
  { method: 'Courier', address: null, point: null, date: null, interval: null, cost: null },
  { method: 'Pickup' },
);
const rejections = {
  DeliveryPoint: { message: 'Пункт закрыт', patch: { delivery } },
  Payment: { message: 'Недоступно', patch: { paymentMethod: 'Cash' as const } },
};

it('rejections: last until a choice of the same section or kind replaces them', () => {
  expect(dropReplaced(rejections, 'Recipient', {})).toEqual(rejections);
  expect(dropReplaced(rejections, 'Payment', {})).toEqual({
    DeliveryPoint: rejections.DeliveryPoint,
  });
  // A point belongs to its method.
  expect(dropReplaced(rejections, 'Delivery', { delivery })).toEqual({
    Payment: rejections.Payment,
  });
});
