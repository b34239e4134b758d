import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function bought(as: string): Promise<string[]> {
  const { status, body } = await shop.request('POST', '/api/v1/product/getProducts', {
    as,
    body: { source: 'PreviouslyBought' },
  });
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id);
}

it('purchases: lists ordered products of the user, without drafts', async () => {
  const { buyer, checkout } = await shop.readyBuyer(['composite', 'gloves']);
  expect(await bought(buyer)).toEqual([]);
  const { status } = await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  expect(status).toBe(200);
  expect((await bought(buyer)).toSorted()).toEqual(['composite', 'gloves']);
  expect(await bought('somebody-else')).toEqual([]);
  await shop.setProduct('gloves', { listed: false });
  expect(await bought(buyer)).toContain('gloves');
});

it('cart from a card: changes a line and responds with quantities', async () => {
  const call = (method: string, path: string, body: object) =>
    shop.request(method, `/api/v1/product/${path}`, { as: 'buyer', body });
  const added = await call('POST', 'composite/cart/add', {});
  expect(added.status).toBe(200);
  expect(added.body.products).toEqual([{ productID: 'composite', quantity: 1 }]);
  const changed = await call('PUT', 'composite/cart/change', { quantity: 3 });
  expect(changed.body.products).toEqual([{ productID: 'composite', quantity: 3 }]);
  expect(changed.body.version).toBeGreaterThan(added.body.version);
  const removed = await call('PUT', 'composite/cart/change', { quantity: 0 });
  expect(removed.body.products).toEqual([]);
  expect((await call('POST', 'unknown/cart/add', {})).status).toBe(404);
  const tooMany = await call('PUT', 'composite/cart/change', { quantity: 9999 });
  expect(tooMany.status).toBe(409);
  expect(tooMany.body).toMatchObject({ reason: 'NotEnoughStock', productID: 'composite' });
});
