import { afterAll, beforeAll, expect, it } from 'vitest';
import { bonusEntries } from '#server/db/schema/buying.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { lockBalance, moveBonuses } from './ledger.ts';
import { readOpenEntries } from './open-entries.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function move(userID: string, amounts: readonly number[]) {
  await lockBalance(shop.db, userID);
  for (const amount of amounts) {
    const kind = amount > 0 ? 'Grant' : 'Spend';
    const expiresOn = amount > 0 ? '2027-01-31' : null;
    const now = shop.clock.now;
    await moveBonuses(shop.db, userID, { kind, amount, expiresOn, orderID: null, now });
  }
}

const left = async (userID: string) => {
  const { body } = await shop.get(userID, '/profile/bonuses?flow=Income');
  return body.items.map((item: { left: number }) => item.left);
};

it('open bonus entries: stay few while the ledger grows', async () => {
  await shop.get('saver', '/cart');
  await move('saver', Array.from({ length: 30 }, () => [10, -10]).flat());
  await move('saver', [10, 10, -5]);
  expect(await readOpenEntries(shop.db, 'saver')).toMatchObject([
    { amount: 5, remaining: 5 },
    { amount: 10, remaining: 10 },
  ]);
  expect((await left('saver')).slice(0, 3)).toEqual([10, 5, 0]);
});

it('open bonus entries: include those of the release before, which the next move settles', async () => {
  await shop.get('early', '/cart');
  await move('early', [100]);
  const entry = { userID: 'early', orderID: null, at: shop.clock.now };
  await shop.db.insert(bonusEntries).values([
    { ...entry, kind: 'Grant', amount: 50, expiresOn: '2026-12-31' },
    { ...entry, kind: 'Spend', amount: -70 },
  ]);
  expect(await left('early')).toEqual([0, 80]);
  await move('early', [-10]);
  expect(await left('early')).toEqual([0, 70]);
  expect(await readOpenEntries(shop.db, 'early')).toMatchObject([{ amount: 70, remaining: 70 }]);
});
