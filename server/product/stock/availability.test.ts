import { describe, expect, it } from 'vitest';
import { productAvailability } from './availability.ts';

const plain = {
  stock: 5,
  smallest: 1,
  offered: true,
  saleForbidden: false,
  reason: null,
  action: null,
};

describe('validateAvailability', () => {
  it('lets stock be sold', () => {
    expect(productAvailability(plain)).toEqual({
      stock: 5,
      available: true,
      unavailabilityReason: null,
      unavailableAction: null,
    });
  });

  it.each([
    [{ stock: 0 }, 'OutOfStock', 'WaitingList'],
    [{ stock: 5, smallest: 6 }, 'OutOfStock', 'WaitingList'],
    [{ offered: false }, 'TemporaryUnavailable', 'WaitingList'],
    [{ saleForbidden: true }, 'RestrictedByProducer', 'RequestOffer'],
    [{ reason: 'Discontinued' as const }, 'Discontinued', 'RequestAnalogue'],
    [{ reason: 'Other' as const }, 'Other', 'RequestAssistance'],
    [{ reason: 'Discontinued' as const, action: 'None' as const }, 'Discontinued', 'None'],
  ])('%o → %s, %s', (given, reason, action) => {
    expect(productAvailability({ ...plain, ...given })).toMatchObject({
      available: false,
      unavailabilityReason: reason,
      unavailableAction: action,
    });
  });
});
