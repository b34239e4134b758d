import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import type { OrderStatus } from './schemas.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

async function order(productIDs = ['composite']): Promise<string> {
  for (const id of productIDs) await shop.add(user, id);
  const { id, totals } = await shop.fillCheckout(user, productIDs);
  expect((await shop.confirm(user, id, totals.toPay)).status).toBe(200);
  return id;
}

async function advance(id: string, ...statuses: OrderStatus[]) {
  for (const status of statuses) {
    await shop.db.transaction((tx) => advanceOrder(tx, id, status, shop.clock.now));
  }
}

const filter = async (body: object) => (await shop.post(user, '/order/filter', body)).body;
const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);

describe('order status', () => {
  it('advances step by step, becomes paid when received, and shows the next step', async () => {
    const id = await order();
    await advance(id, 'Confirmed', 'WaitingForPicking', 'WaitingForShipping', 'Shipped');
    const { body: shipped } = await shop.get(user, `/order/${id}`);
    expect(shipped).toMatchObject({
      shippingState: 'Shipped',
      next: { title: 'Курьер привезёт заказ', expectedOn: '2026-03-13' },
      allowedActions: ['Pay', 'Repeat'],
    });
    await advance(id, 'Succeeded');
    const { body } = await shop.get(user, `/order/${id}`);
    expect(body).toMatchObject({ payment: { status: 'Paid' }, next: null });
    expect(body.timeline).toHaveLength(8);
    await expect(advance(id, 'Shipped')).rejects.toMatchObject({ status: 409 });
  });

  it('allows cancellation before shipping and returns the products to stock', async () => {
    await shop.setProduct('bur', { stock: 1, available: true, unavailabilityReason: null });
    const id = await order(['bur']);
    expect(await shop.stockOf('bur')).toEqual({ stock: 0, available: false });
    await advance(id, 'Confirmed');
    const { status, body } = await shop.post(user, `/order/${id}/cancel`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'Canceled', allowedActions: ['Repeat'] });
    expect(await shop.stockOf('bur')).toEqual({ stock: 1, available: true });
    const again = await shop.post(user, `/order/${id}/cancel`);
    expect(again).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    expect(await shop.stockOf('bur')).toEqual({ stock: 1, available: true });
  });

  it('makes a product unavailable below its smallest quantity until cancellation', async () => {
    await shop.setProduct('masks', { stock: 30, available: true, unavailabilityReason: null });
    const id = await order(['masks']);
    expect(await shop.stockOf('masks')).toEqual({ stock: 10, available: false });
    await shop.post(user, `/order/${id}/cancel`);
    expect(await shop.stockOf('masks')).toEqual({ stock: 30, available: true });
  });

  it('rejects cancellation once the order is shipped', async () => {
    const id = await order();
    await advance(id, 'Confirmed', 'WaitingForPicking', 'WaitingForShipping', 'Shipped');
    expect((await shop.post(user, `/order/${id}/cancel`)).status).toBe(409);
  });
});

describe('order list', () => {
  it('shows new orders first, page by page', async () => {
    const first = await order();
    shop.clock.now = new Date('2026-03-13T08:00:00.000Z');
    const second = await order(['gloves', 'composite']);
    const all = await filter({});
    expect(ids(all)).toEqual([second, first]);
    expect(all.paging).toEqual({ page: 1, pageSize: 20, total: 2 });
    expect(all.items[0]).toMatchObject({
      number: `Д-${second}`,
      status: 'Pending',
      products: [{ id: 'gloves' }, { id: 'composite' }],
      itemCount: 2,
    });
    const page = await filter({ page: 2, pageSize: 1 });
    expect(ids(page)).toEqual([first]);
    expect(page.paging).toEqual({ page: 2, pageSize: 1, total: 2 });
    shop.clock.now = new Date('2026-03-12T09:00:00.000Z');
  });

  it('filters by status, day and text', async () => {
    const first = await order();
    shop.clock.now = new Date('2026-03-12T21:30:00.000Z'); // already the 13th in Moscow
    const second = await order(['gloves']);
    shop.clock.now = new Date('2026-03-12T09:00:00.000Z');
    await advance(first, 'Confirmed');
    expect(ids(await filter({ statuses: ['Confirmed', 'Shipped'] }))).toEqual([first]);
    expect(ids(await filter({ from: '2026-03-13' }))).toEqual([second]);
    expect(ids(await filter({ to: '2026-03-12' }))).toEqual([first]);
    expect(ids(await filter({ text: second }))).toEqual([second]);
    expect(ids(await filter({ text: 'ПЕРЧАТКИ' }))).toEqual([second]);
    expect(ids(await filter({ text: 'CODE-composite' }))).toEqual([first]);
    expect(ids(await filter({ text: '%' }))).toEqual([]);
  });

  it('shows an unfinished draft, and no orders of other users', async () => {
    await shop.add(user, 'composite');
    const { body } = await shop.post(user, '/cart/proceed', { productIDs: ['composite'] });
    expect((await filter({})).items).toMatchObject([
      { id: body.id, status: 'Draft', step: 'Checkout', number: null, toPay: 459_000 },
    ]);
    user = `u-${randomUUID()}`;
    expect((await filter({})).items).toEqual([]);
  });
});

describe('repeating an order', () => {
  it('previews what is available, then adds it to the cart', async () => {
    await shop.setProduct('gloves', { stock: 30 });
    await shop.add(user, 'gloves', 4);
    const id = await order(['composite', 'gloves']);
    await shop.setProduct('gloves', { stock: 2 });
    const path = `/order/${id}/repeat`;
    const { body: preview } = await shop.post(user, path, { preview: true });
    expect(preview).toMatchObject({
      applied: false,
      order: null,
      lines: [
        { productID: 'gloves', outcome: 'Reduced', requested: 5, quantity: 2 },
        { productID: 'composite', outcome: 'Available', requested: 1, quantity: 1 },
      ],
    });
    expect((await shop.get(user, '/cart/preview')).body.products).toEqual([]);
    const key = randomUUID();
    await shop.post(user, path, { preview: false }, key);
    const { body } = await shop.post(user, path, { preview: false }, key);
    expect(body.order.items).toHaveLength(2);
    const { body: more } = await shop.post(user, path, { preview: true });
    expect(more.lines[0]).toMatchObject({ outcome: 'Unavailable', quantity: 0 });
    await shop.setProduct('gloves', { stock: 34 });
  });

  it('rejects an order that was never placed', async () => {
    await shop.add(user, 'composite');
    const { body } = await shop.post(user, '/cart/proceed', { productIDs: ['composite'] });
    const rejected = await shop.post(user, `/order/${body.id}/repeat`, { preview: true });
    expect(rejected).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });
});
