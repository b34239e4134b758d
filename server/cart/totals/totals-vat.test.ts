import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { vatOf } from './totals-vat.ts';

const line = (id: string, amount: number, vatRate: number | null) => ({
  availability: 'Available' as const,
  amount,
  product: { id, vatRate },
});

describe('VAT of totals', () => {
  it('is computed from the paid amount per line, for delivery at the base rate', () => {
    const shares = new Map([['a', { promo: 1_000, bonus: 500 }]]);
    const lines = [line('a', 13_700, 22), line('b', 11_000, 10), line('c', 5_000, null)];
    expect(vatOf(lines, 12_200, shares)).toEqual([
      { rate: 22, amount: 4_400, total: 24_400 },
      { rate: 10, amount: 1_000, total: 11_000 },
      { rate: null, amount: 0, total: 5_000 },
    ]);
  });

  it('excludes gifts and unavailable lines', () => {
    const gift = { ...line('a', 100, 22), isGift: true };
    const gone = { ...line('b', 100, 22), availability: 'Unavailable' as const };
    expect(vatOf([gift, gone, line('c', 110, 10)], 0, new Map())).toEqual([
      { rate: 10, amount: 10, total: 110 },
    ]);
    expect(vatOf([gift, gone], null, new Map())).toBeUndefined();
  });

  it('is unknown when the rate of a line is unknown', () => {
    const { vatRate: _unknown, ...product } = line('a', 100, 22).product;
    expect(vatOf([{ ...line('a', 100, 22), product }], 0, new Map())).toBeUndefined();
  });
});

describe('VAT of a cart and its order', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  it('is split by rate, adds up to the paid amount, and is frozen with the order', async () => {
    await shop.setProduct('composite', { vatRate: null });
    await shop.setProduct('gloves', { vatRate: 10 });
    const { buyer, checkout } = await shop.readyBuyer(['composite', 'gloves', 'bur']);
    const { body: cart } = await shop.get(buyer, '/cart');
    const expected = [
      { rate: 22, amount: 11_721, total: 65_000 },
      { rate: 10, amount: 8_091, total: 89_000 },
      { rate: null, amount: 0, total: 459_000 },
    ];
    expect(cart.order.totals.vat).toEqual(expected);
    expect(checkout.totals.vat).toEqual(expected);
    const { body: part } = await shop.get(buyer, '/cart/price?selected=gloves');
    expect(part.vat).toEqual([expected[1]]);
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
    await shop.setProduct('gloves', { vatRate: 22 });
    const { body: order } = await shop.get(buyer, `/order/${checkout.id}`);
    expect(order.totals.vat).toEqual(expected);
    const rates = order.items.map(
      ({ product }: { product: { vatRate: number | null } }) => product.vatRate,
    );
    expect(rates).toEqual([null, 10, 22]);
  });
});
