import { describe, expect, it } from 'vitest';
import { discountPercent } from '#src/lib/numbers/money.ts';
import type { AnalyticsItem } from './analytics-event.ts';
import { toEcommerce } from './ecommerce.ts';

const item: AnalyticsItem = {
  marketID: '100245',
  name: 'Композит Эстерион',
  price: 89_050,
  priceWithoutDiscount: 100_000,
  category: 'Композиты',
};
const fields = {
  id: '100245',
  name: 'Композит Эстерион',
  price: 890.5,
  discount: 11,
  category: 'Композиты',
};

describe('discount of analytics', () => {
  it.each([
    [100, 100, 0],
    // Rounded as on the badge of a card.
    [89_050, 100_000, 11],
    [1, 3, 67],
    [0, 100, 100],
    // A price above the one without discount, and data that makes no sense.
    [150, 100, 0],
    [-50, 100, 100],
    [100, 0, 0],
    [100, -100, 0],
    [100, Number.NaN, 0],
  ])('of %d instead of %d kopecks is %d percent', (price, without, percent) => {
    expect(discountPercent(price, without)).toBe(percent);
  });
});

describe('products in the data layer', () => {
  it('have no fields but the known ones', () => {
    expect(toEcommerce({ kind: 'detail', items: [item] })).toEqual({
      currencyCode: 'RUB',
      detail: { products: [fields] },
    });
  });

  it('have the quantity, the list and the promo code of a change', () => {
    const listed = { list: 'Popular', position: 3, quantity: 2, coupon: 'VESNA' } as const;
    expect(toEcommerce({ kind: 'add', items: [{ ...item, ...listed }] })).toEqual({
      currencyCode: 'RUB',
      add: { products: [{ ...fields, ...listed }] },
    });
    expect(toEcommerce({ kind: 'remove', items: [{ ...item, quantity: 1 }] })).toEqual({
      currencyCode: 'RUB',
      remove: { products: [{ ...fields, quantity: 1 }] },
    });
  });

  it('of a list are its impressions, with list and place', () => {
    const place = { list: 'Catalog', position: 25 } as const;
    expect(toEcommerce({ kind: 'impressions', items: [{ ...item, ...place }] })).toEqual({
      currencyCode: 'RUB',
      impressions: [{ ...fields, ...place }],
    });
  });

  it('of a checkout come with its step and its promo code', () => {
    const items = [{ ...item, quantity: 2 }];
    expect(toEcommerce({ kind: 'checkout', step: 'Approval', coupon: 'VESNA', items })).toEqual({
      currencyCode: 'RUB',
      checkout: {
        actionField: { step: 'Approval', coupon: 'VESNA' },
        products: [{ ...fields, quantity: 2 }],
      },
    });
  });

  it('of a purchase come with its number, sum in rubles and promo code', () => {
    const purchase = { kind: 'purchase', orderID: 'Д-240501', revenue: 123_456 } as const;
    expect(toEcommerce({ ...purchase, items: [item] })?.purchase?.actionField).toEqual({
      id: 'Д-240501',
      revenue: 1234.56,
    });
    expect(
      toEcommerce({ ...purchase, coupon: 'VESNA500', items: [item] })?.purchase?.actionField,
    ).toEqual({ id: 'Д-240501', revenue: 1234.56, coupon: 'VESNA500' });
  });

  it('are in no entry of a page or a goal', () => {
    expect(toEcommerce({ kind: 'goal', goal: 'search' })).toBeNull();
    expect(toEcommerce({ kind: 'pageview', url: '/', title: '', referrer: '' })).toBeNull();
  });
});
