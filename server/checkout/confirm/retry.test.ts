import { afterAll, beforeAll, expect, it } from 'vitest';
import { failNextOrders } from '#server/order/local-sink.ts';
import { START, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** The order as the list shows it. */
const listed = async () => (await shop.post('buyer', '/order/filter', {})).body.items[0];

it('retry: stays possible after the delivery day and moves it to the nearest one', async () => {
  await shop.add('buyer', 'composite');
  const { id, totals, delivery } = await shop.fillCheckout('buyer', ['composite']);
  await failNextOrders(shop.db, 1);
  await shop.confirm('buyer', id, totals.toPay);
  shop.clock.now = new Date(START.getTime() + 4 * 86_400_000);
  const { body: failed } = await shop.get('buyer', `/checkout/${id}`);
  expect(failed.step).toBe('CreatingError');
  expect(failed.allowedActions).toEqual(['Edit', 'Retry', 'Cancel', 'Delete']);
  expect(delivery.date).toBe('2026-03-13');
  expect(failed.delivery.date).toBe('2026-03-17');
  // The passed day is nobody's promise any more.
  expect(await listed()).toMatchObject({
    deliveryDate: null,
    allowedActions: ['Edit', 'Cancel', 'Delete'],
  });
  await shop.confirm('buyer', id, failed.totals.toPay);
  const { body: order } = await shop.get('buyer', `/order/${id}`);
  expect(order.status).toBe('Pending');
  expect(order.delivery).toMatchObject({ date: '2026-03-17', interval: failed.delivery.interval });
  expect(await listed()).toMatchObject({ deliveryDate: '2026-03-17' });
});
