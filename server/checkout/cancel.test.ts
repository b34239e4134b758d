import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promoCodes } from '#server/db/schema/buying.ts';
import { cartItems } from '#server/db/schema/shopping.ts';
import { failNextOrders } from '#server/order/local-sink.ts';
import { MAX_LINES } from '#server/product/stock/quantity.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('cancellation: succeeds when the cart has no room for the returned lines', async () => {
  const user = `u-${randomUUID()}`;
  await shop.add(user, 'gloves', 2);
  const { id, totals } = await shop.fillCheckout(user, ['gloves']);
  await failNextOrders(shop.db, 1);
  await shop.confirm(user, id, totals.toPay);
  const ids = Array.from({ length: MAX_LINES }, (_, index) => `other-${index}`);
  await seedCatalog(shop.db, {
    categories: { other: ['other'] },
    products: ids.map((product) => ({ id: product, name: product })),
  });
  const { order } = (await shop.get(user, '/cart')).body;
  const line = { cartID: order.id, quantity: 1, seenPrice: 10_000 };
  await shop.db.insert(cartItems).values(ids.map((productID) => ({ ...line, productID })));
  const canceled = await shop.post(user, `/order/${id}/cancel`);
  expect(canceled).toMatchObject({ status: 200, body: { status: 'Canceled' } });
  expect((await shop.get(user, '/cart/preview')).body.products).toHaveLength(MAX_LINES);
});

it('cancellation: a draft stays as it was last shown, with shares and sums that agree', async () => {
  const user = `u-${randomUUID()}`;
  await shop.db.insert(promoCodes).values({
    code: 'DRAFT10',
    name: 'Минус 10 %',
    scope: 'Order',
    percent: 10,
    validFrom: shop.clock.now,
  });
  await shop.add(user, 'gloves', 2);
  await shop.post(user, '/cart/promoCode/add', { couponCode: 'DRAFT10' });
  const draft = await shop.fillCheckout(user, ['gloves']);
  expect(draft.totals.promo).toBe(17_800);
  await shop.post(user, `/order/${draft.id}/cancel`);
  await shop.setProduct('gloves', { price: 99_000 });

  const { body: canceled } = await shop.get(user, `/order/${draft.id}`);
  expect(canceled).toMatchObject({ status: 'Canceled', totals: draft.totals });
  const [line] = canceled.items;
  expect(line).toMatchObject({ amount: 178_000, promo: 17_800, product: { price: 89_000 } });
  expect(canceled.promoCodes).toMatchObject([{ couponCode: 'DRAFT10' }]);
});
