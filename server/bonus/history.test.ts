import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { type BonusMove, lockBalance, moveBonuses } from './ledger.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  user = `u-${randomUUID()}`;
  await shop.get(user, '/cart');
});

type Move = Pick<BonusMove, 'kind' | 'amount' | 'expiresOn' | 'reason'>;

async function move(...moves: Move[]) {
  await lockBalance(shop.db, user);
  for (const each of moves) {
    await moveBonuses(shop.db, user, { ...each, orderID: null, now: shop.clock.now });
  }
}

const history = async (query = '') => (await shop.get(user, `/profile/bonuses${query}`)).body;

it('bonus history: says of each bonus what it was given for and what is left until when', async () => {
  await move(
    { kind: 'Grant', amount: 500 },
    { kind: 'Grant', amount: 100, expiresOn: '2026-12-31', reason: 'За отзыв о покупке' },
    { kind: 'Earn', amount: 40, expiresOn: '2026-08-01' },
    { kind: 'Spend', amount: -60 },
  );
  const body = await history();
  expect(body).toMatchObject({
    balance: 580,
    expiring: [{ amount: 80, expiresOn: '2026-12-31' }],
    paging: { page: 1, total: 4 },
  });
  expect(
    body.items.map(({ kind, amount, left, reason }: Record<string, unknown>) => [
      kind,
      amount,
      left,
      reason,
    ]),
  ).toEqual([
    ['Spend', -60, null, null],
    ['Earn', 40, 0, null],
    ['Grant', 100, 80, 'За отзыв о покупке'],
    ['Grant', 500, 500, null],
  ]);
});

it('bonus history: is filtered by flow and paged, with what is left of all', async () => {
  await move(
    { kind: 'Grant', amount: 10 },
    { kind: 'Grant', amount: 20 },
    { kind: 'Spend', amount: -15 },
    { kind: 'Expire', amount: -1 },
  );
  const amounts = async (query: string) =>
    (await history(query)).items.map(({ amount }: { amount: number }) => amount);
  expect(await amounts('?flow=Income')).toEqual([20, 10]);
  expect(await amounts('?flow=Expense')).toEqual([-1, -15]);
  const second = await history('?pageSize=1&page=2&flow=Income');
  expect(second).toMatchObject({ balance: 14, paging: { page: 2, pageSize: 1, total: 2 } });
  expect(second.items).toMatchObject([{ amount: 10, left: 0 }]);
});

it('bonus history: names the order that bonuses were spent on', async () => {
  await move({ kind: 'Grant', amount: 50 });
  await shop.add(user, 'composite');
  expect((await shop.put(user, '/cart/bonus/action', { action: 'Spend' })).status).toBe(200);
  const { id, totals } = await shop.fillCheckout(user, ['composite']);
  expect((await shop.confirm(user, id, totals.toPay)).status).toBe(200);
  const { items } = await history('?flow=Expense');
  expect(items).toMatchObject([{ kind: 'Spend', order: { id } }]);
});

it('bonus history: nobody sees that of another user, and a new user has none', async () => {
  await move({ kind: 'Grant', amount: 50 });
  user = `u-${randomUUID()}`;
  expect(await history()).toMatchObject({ balance: 0, expiring: [], items: [] });
});
