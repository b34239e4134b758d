import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

interface Item {
  amount: number;
  promo: number;
  isGift: boolean;
}

const sumOf = (items: readonly Item[]) =>
  items.reduce((sum, { amount, promo }) => sum + amount - promo, 0);

describe('an order handed over to a manager', () => {
  it('includes the price of unavailable lines in its total', async () => {
    const user = `u-${randomUUID()}`;
    await shop.add(user, 'gloves', 2);
    await shop.add(user, 'bur', 1);
    await shop.setProduct('bur', {
      stock: 0,
      available: false,
      unavailabilityReason: 'OutOfStock',
    });
    const productIDs = ['gloves', 'bur'];
    const { body } = await shop.post(user, '/cart/proceed/manager', { productIDs });
    const handed = (await shop.get(user, `/order/${body.id}`)).body;
    expect(handed.items).toHaveLength(2);
    expect(handed.totals.toPay).toBe(2 * 89_000 + 65_000 + (handed.totals.delivery ?? 0));
    expect(handed.totals.itemCount).toBe(2);
    await shop.setProduct('bur', { stock: 3, available: true, unavailabilityReason: null });
    await shop.db.transaction((tx) => advanceOrder(tx, body.id, 'Pending', shop.clock.now));
    const { items, totals } = (await shop.get(user, `/order/${body.id}`)).body;
    expect(totals.toPay).toBe(sumOf(items) - totals.bonus + (totals.delivery ?? 0));
    expect((await shop.stockOf('bur')).stock).toBe(2);
  });
});
