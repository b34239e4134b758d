import { describe, expect, it } from 'vitest';
import { type CardRow, discountPercent, NO_MARKS, shownRating, toCard } from './card.ts';

const row: CardRow = {
  id: '1',
  marketID: 'm1',
  name: 'Композит',
  slug: 'kompozit',
  pictures: [1, 2, 3, 4].map((n) => ({ url: `/${n}.svg`, width: 600, height: 600 })),
  vendorCode: 'C-1',
  manufacturerCode: null,
  weight: 4,
  brand: null,
  category: { id: 'k', name: 'Композиты', slug: 'kompozity' },
  categoryPath: '/k/',
  price: 459_000,
  priceWithoutDiscount: 519_000,
  stock: 7,
  listed: true,
  available: true,
  saleForbidden: false,
  unavailabilityReason: null,
  unavailableAction: null,
  packSize: 1,
  minQuantity: 1,
  isNew: false,
  rating: null,
  feedbackCount: 0,
  variantCount: 1,
};

const card = (change: Partial<CardRow>) => toCard({ ...row, ...change }, NO_MARKS, 3);

describe('discountPercent', () => {
  it.each([
    [459_000, 519_000, 11],
    [1, 1000, 99],
    [999, 1000, 0],
    [1000, 1000, 0],
    [1200, 1000, 0],
    [0, 0, 0],
  ])('%d instead of %d is %d %%', (price, before, percent) => {
    expect(discountPercent(price, before)).toBe(percent);
  });
});

describe('toCard', () => {
  it('shows an available product', () => {
    expect(card({})).toMatchObject({
      available: true,
      stockLevel: 'Few',
      maxQuantity: 7,
      unavailability: null,
    });
    expect(card({}).images).toHaveLength(3);
  });

  it('shows the reason and the action of an unavailable one', () => {
    const gone = card({
      available: false,
      unavailabilityReason: 'RestrictedByProducer',
      unavailableAction: 'RequestOffer',
    });
    expect(gone).toMatchObject({
      available: false,
      stockLevel: 'Unavailable',
      maxQuantity: 0,
      unavailability: { reason: 'RestrictedByProducer', action: 'RequestOffer' },
    });
  });

  it('treats a stock below the smallest quantity as out of stock', () => {
    expect(card({ packSize: 10 })).toMatchObject({
      available: false,
      maxQuantity: 0,
      stockLevel: 'Unavailable',
      unavailability: { reason: 'OutOfStock', action: 'WaitingList' },
    });
  });

  it('treats an unlisted product as discontinued', () => {
    expect(card({ listed: false })).toMatchObject({
      available: false,
      unavailability: { reason: 'Discontinued', action: 'RequestAnalogue' },
    });
  });

  it('never shows an old price below the price', () => {
    expect(card({ priceWithoutDiscount: 100 }).priceWithoutDiscount).toBe(459_000);
  });
});

describe('shownRating', () => {
  it('has one decimal', () => {
    expect(shownRating(Math.fround(4.7))).toBe(4.7);
    expect(shownRating(14 / 3)).toBe(4.7);
    expect(shownRating(null)).toBeNull();
  });
});
