import { describe, expect, it } from 'vitest';
import { type Choices, evaluateSections } from './sections.ts';

const yes = { allowed: true, reason: null };
const no = { allowed: false, reason: 'Слишком тяжело' };
const full: Choices = {
  method: 'Courier',
  methodOption: yes,
  isDeliverable: true,
  isDateOffered: true,
  hasAddress: true,
  point: null,
  hasRecipient: true,
  paymentOption: yes,
};

function incomplete(change: Partial<Choices>): [string, string | null][] {
  return evaluateSections({ ...full, ...change })
    .filter(({ complete }) => !complete)
    .map(({ name, message }) => [name, message]);
}

describe('validateSections', () => {
  it('finds nothing missing in a complete checkout', () => {
    expect(incomplete({})).toEqual([]);
    expect(incomplete({ method: 'Pickup', hasAddress: false, point: yes })).toEqual([]);
  });

  it('lists the sections in the order of the form', () => {
    const empty = {
      method: null,
      methodOption: null,
      hasAddress: false,
      hasRecipient: false,
      paymentOption: null,
    };
    expect(incomplete(empty).map(([name]) => name)).toEqual([
      'Delivery',
      'DeliveryPoint',
      'Recipient',
      'Payment',
    ]);
  });

  it('resets a choice that has become unavailable, with the reason', () => {
    expect(incomplete({ methodOption: no })).toEqual([['Delivery', 'Слишком тяжело']]);
    expect(incomplete({ isDateOffered: false })).toHaveLength(1);
    expect(incomplete({ methodOption: null, isDeliverable: false })).toEqual([
      ['Delivery', expect.stringContaining('передайте его менеджеру')],
    ]);
    expect(incomplete({ method: 'Pickup', point: no })).toEqual([
      ['DeliveryPoint', 'Слишком тяжело'],
    ]);
    expect(incomplete({ paymentOption: no })).toEqual([['Payment', 'Слишком тяжело']]);
  });
});
