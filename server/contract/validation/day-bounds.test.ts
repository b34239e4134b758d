import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const paths = ['/order/filter', '/profile/purchases/filter', '/profile/analytic/filter'];

it.each(paths)('days before year 1: %s responds with 400', async (path) => {
  const period = { from: '0000-01-01', to: '0000-12-30' };
  const response = await shop.post('anna', path, period);
  expect([response.status, response.body.reason]).toEqual([400, 'ValidationFailed']);
});

it.each(paths)('early days: %s accepts them', async (path) => {
  const response = await shop.post('anna', path, { from: '0005-01-02', to: '0005-01-03' });
  expect(response.status).toBe(200);
});
