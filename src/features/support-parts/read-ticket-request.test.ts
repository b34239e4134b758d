import { describe, expect, it } from 'vitest';
import { readTicketRequest } from './read-ticket-request.ts';

const product = { id: '1', slug: 'bor', name: 'Бор', vendorCode: null, image: null };

describe('readTicketRequest', () => {
  it.each([
    { kind: 'WaitingList', products: [product] },
    { kind: 'RequestOffer', products: [product, { ...product, id: '2' }] },
    { kind: 'PromotionOffer', promotion: { id: 'a', name: 'Акция' } },
    { kind: 'PromotionQuestion', promotion: { id: 'a', name: 'Акция' } },
    { kind: 'Maintenance' },
    { kind: 'Maintenance', order: { id: '7', number: 'Д-7' } },
    { kind: 'OrderQuestion', order: { id: '7', number: null } },
    { kind: 'OrderProducts', order: { id: '7', number: null }, products: [product] },
    { kind: 'General' },
    { kind: 'General', isSentAtOnce: true },
  ])('returns $kind unchanged', (request) => {
    expect(readTicketRequest(request)).toEqual(request);
  });

  it.each([
    null,
    'WaitingList',
    {},
    { kind: 'WaitingList' },
    { kind: 'WaitingList', products: [] },
    { kind: 'WaitingList', products: [{ id: 1, name: 'Бор' }] },
    { kind: 'WaitingList', products: [product, { id: '1', name: 'Бор' }] },
    { kind: 'OrderQuestion', products: [product] },
    { kind: 'OrderProducts', order: { id: '7', number: null }, products: ['1'] },
    { kind: 'PromotionQuestion', promotion: 'a' },
    { kind: 'Maintenance', order: 7 },
    { kind: 'Refund', order: { id: '7' } },
  ])('returns null for %j', (value) => {
    expect(readTicketRequest(value)).toBeNull();
  });
});
