import { describe, expect, it } from 'vitest';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import {
  expectedCheckout,
  expectedDelivery,
  firstIncomplete,
  type SectionPatch,
} from './expected-checkout.ts';

const section = (name: CheckoutSectionName, complete: boolean) => ({
  name,
  complete,
  message: complete ? null : 'Выберите',
});
const checkout = {
  delivery: { method: 'Pickup', address: null },
  paymentMethod: null,
  sections: [
    section('Delivery', true),
    section('DeliveryPoint', true),
    section('Recipient', false),
    section('Payment', false),
    section('Comment', true),
  ],
} as unknown as Checkout;
const delivery = (method: 'Courier' | 'Pickup'): SectionPatch => ({
  delivery: { ...checkout.delivery, method },
});

describe('expectedCheckout', () => {
  it('is the server’s while nothing is pending', () => {
    expect(expectedCheckout(checkout, new Map())).toBe(checkout);
    expect(firstIncomplete(checkout)).toBe('Recipient');
  });

  it('opens the next section with the chosen value', () => {
    const shown = expectedCheckout(checkout, new Map([['Recipient', { recipient: null }]]));
    expect(firstIncomplete(shown)).toBe('Payment');
  });

  it('resets the place after another delivery method', () => {
    const shown = expectedCheckout(checkout, new Map([['Delivery', delivery('Courier')]]));
    expect(shown.delivery.method).toBe('Courier');
    expect(firstIncomplete(shown)).toBe('DeliveryPoint');
    const same = expectedCheckout(checkout, new Map([['Delivery', delivery('Pickup')]]));
    expect(firstIncomplete(same)).toBe('Recipient');
  });
});

describe('expectedDelivery', () => {
  const courier = {
    method: 'Courier' as const,
    address: null,
    point: null,
    date: '2026-03-13',
    interval: { from: '09:00', to: '14:00' },
    cost: 35_000,
  };

  it('has nothing of the method before', () => {
    expect(expectedDelivery(courier, { method: 'Pickup' })).toEqual({
      method: 'Pickup',
      address: null,
      point: null,
      date: null,
      interval: null,
      cost: null,
    });
  });

  it('stays with another day of the same method', () => {
    const moved = expectedDelivery(courier, { method: 'Courier', date: '2026-03-14' });
    expect(moved).toEqual({ ...courier, date: '2026-03-14' });
  });
});
