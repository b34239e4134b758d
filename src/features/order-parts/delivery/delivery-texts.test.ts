import { describe, expect, it } from 'vitest';
import { addressNote, deliverySummary, destination, formatInterval } from './delivery-texts.ts';

const nothing = {
  method: null,
  address: null,
  point: null,
  date: null,
  interval: null,
  cost: null,
};

describe('delivery texts', () => {
  it('omit the leading zero of an hour', () => {
    expect(formatInterval({ from: '09:00', to: '14:00' })).toBe('9:00–14:00');
  });

  it('state method and time in one line', () => {
    const courier = {
      ...nothing,
      method: 'Courier' as const,
      date: '2026-03-14',
      interval: { from: '09:00', to: '14:00' },
    };
    expect(deliverySummary(courier)).toBe('Курьером, сб, 14 марта, 9:00–14:00');
    expect(deliverySummary({ ...courier, method: 'Pickup', interval: null })).toBe(
      'Самовывоз, можно забрать: сб, 14 марта',
    );
    expect(deliverySummary(nothing)).toBe('Не выбрано');
  });

  it('state what the courier needs beside the address', () => {
    const address = {
      id: 'a-1',
      value: 'г Москва, ул Лесная, д 12, кв 34',
      city: 'Москва',
      street: 'ул Лесная',
      house: '12',
      flat: '34',
      entrance: '2',
      floor: null,
      postalCode: null,
      comment: 'домофон не работает',
    };
    expect(addressNote(address)).toBe('подъезд 2, домофон не работает');
    expect(addressNote({ ...address, entrance: null, comment: null })).toBeNull();
  });

  it('have no destination until an address or a pickup point is chosen', () => {
    expect(destination(nothing)).toBeNull();
  });
});
