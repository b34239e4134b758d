import { describe, expect, it } from 'vitest';
import { readTicketRequest } from './read-ticket-request.ts';

const product = { id: '1', slug: 'bor', name: 'Бор', vendorCode: null, image: null };

describe('readTicketRequest', () => {
  it.each([
    { kind: 'WaitingList', product },
    { kind: 'PromotionOffer', promotion: { id: 'a', name: 'Акция' } },
    { kind: 'OrderQuestion', order: { id: '7', number: null } },
    { kind: 'General' },
  ])('returns $kind unchanged', (request) => {
    expect(readTicketRequest(request)).toEqual(request);
  });

  it.each([
    null,
    'WaitingList',
    {},
    { kind: 'WaitingList' },
    { kind: 'WaitingList', product: { id: 1, name: 'Бор' } },
    { kind: 'WaitingList', product: { id: '1', name: 'Бор' } },
    { kind: 'OrderQuestion', product },
    { kind: 'Refund', order: { id: '7' } },
  ])('returns null for %j', (value) => {
    expect(readTicketRequest(value)).toBeNull();
  });
});
