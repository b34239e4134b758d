import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

/** How many queries a read makes, on either database. */
async function countQueries(read: () => Promise<{ status: number }>): Promise<number> {
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(Pool.prototype, 'query')];
  const { status } = await read();
  expect(status).toBe(200);
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  return count;
}

const productIDs = ['composite', 'gloves', 'bur'];

it('cart: is read in the same number of queries, whatever the number of lines', async () => {
  await shop.add('reader', 'composite');
  const read = () => shop.get('reader', '/cart');
  await read();
  const short = await countQueries(read);
  expect(short).toBeGreaterThan(0);
  for (const id of ['gloves', 'bur', 'masks']) await shop.add('reader', id);
  expect(await countQueries(read)).toBe(short);
  expect(short).toBeLessThan(12);
});

it('orders: a list and an order are read in a fixed number of queries', async () => {
  const orders: string[] = [];
  const order = async (ids: readonly string[]) => {
    for (const id of ids) await shop.add('buyer', id);
    const { id, totals } = await shop.fillCheckout('buyer', ids);
    expect((await shop.confirm('buyer', id, totals.toPay)).status).toBe(200);
    orders.push(id);
  };
  const list = () => shop.post('buyer', '/order/filter', {});
  const page = (index: number) => () => shop.get('buyer', `/order/${orders[index]}`);
  await order(['composite']);
  const [shortList, shortOrder] = [await countQueries(list), await countQueries(page(0))];
  await order(productIDs);
  await order(productIDs.slice(0, 2));
  expect(await countQueries(list)).toBe(shortList);
  expect(await countQueries(page(1))).toBe(shortOrder);
  // Three of the list are about companies: the user's own, their people, whose orders are visible.
  expect(shortList).toBeLessThan(9);
  expect(shortOrder).toBeLessThan(9);
});
