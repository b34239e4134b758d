import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lesnaya, startTestShop, type TestShop } from '#tests/support/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const exported = (user: string) => shop.get(user, '/profile/export');

it('export of own data: has orders, addresses, tickets and products of the user alone', async () => {
  const { buyer, checkout } = await shop.readyBuyer(['gloves']);
  expect((await shop.confirm(buyer, checkout.id, checkout.totals.toPay)).status).toBe(200);
  await shop.post(buyer, '/user/addresses', lesnaya);
  await shop.post(buyer, '/favorites/change', { productID: 'bur', isFavorite: true });
  await shop.post(buyer, '/support/tickets/general', { comment: 'Когда привезут?' });
  const { status, body } = await exported(buyer);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    createdAt: shop.clock.now.toISOString(),
    user: { id: buyer, firstName: 'Анна' },
    addresses: [expect.stringContaining('Лесная')],
    orders: [
      {
        id: checkout.id,
        toPay: checkout.totals.toPay,
        items: [{ name: 'Перчатки нитриловые, M', quantity: 1, price: 89_000 }],
      },
    ],
    tickets: [{ type: 'General', messages: ['Когда привезут?'] }],
    products: [{ list: 'Favorites', name: 'Бор алмазный шаровидный' }],
  });

  const stranger = `u-${randomUUID()}`;
  await shop.get(stranger, '/cart');
  const { body: other } = await exported(stranger);
  expect(other).toMatchObject({ addresses: [], orders: [], tickets: [], products: [] });
  expect((await shop.request('GET', '/api/v1/profile/export')).status).toBe(401);
});

it('export of own data: is limited to ten an hour', async () => {
  const user = `u-${randomUUID()}`;
  await shop.get(user, '/cart');
  for (let count = 0; count < 10; count += 1) expect((await exported(user)).status).toBe(200);
  const { status, body } = await exported(user);
  expect(status).toBe(429);
  expect(body.message).toContain('Вы уже скачали свои данные несколько раз за час');
});
