import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import { belaya, eachWithCompany, igor, maria, oleg } from '#tests/support/records/company.ts';
import { lesnaya, petr, START, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
eachWithCompany((started) => {
  shop = started;
});

const path = (rest = '') => `/partners/${belaya}${rest}`;
const del = (as: string, rest: string) => shop.request('DELETE', `/api/v1${path(rest)}`, { as });
const restore = (as: string, kind: string, recordID: string) =>
  shop.post(as, path('/restore'), { kind, recordID });

it('a deleted address returns under its id, into the cart that had it', async () => {
  const { body: made } = await shop.post(maria, path('/addresses'), lesnaya);
  await shop.put(oleg, '/cart/address', { addressID: made.id });
  await del(maria, `/addresses/${made.id}`);
  expect((await restore(maria, 'Address', made.id)).status).toBe(204);
  expect((await shop.get(oleg, '/cart')).body.order.address.id).toBe(made.id);
  const { body } = await shop.get(maria, path('/addresses'));
  expect(body.items[0]).toEqual({ ...made, draftCount: 0 });
  expect((await restore(maria, 'Address', made.id)).status).toBe(204);
});

it('a company address says how many people have chosen it for what they are about to order', async () => {
  const { body: made } = await shop.post(maria, path('/addresses'), { ...lesnaya, house: '99' });
  await shop.add(oleg, 'composite');
  await shop.put(oleg, '/cart/address', { addressID: made.id });
  await shop.put(maria, '/cart/address', { addressID: made.id });
  const count = async () => {
    const { body } = await shop.get(maria, path('/addresses'));
    return body.items.find(({ id }: { id: string }) => id === made.id).draftCount;
  };
  expect(await count(), 'an empty cart orders nothing').toBe(1);
  await shop.add(maria, 'composite');
  expect(await count()).toBe(2);
});

it('a deleted default recipient returns as the default one', async () => {
  const { body: first } = await shop.get(maria, path('/recipients'));
  const wasDefault = first.items[0];
  await shop.post(maria, path('/recipients'), petr);
  await del(maria, `/recipients/${wasDefault.id}`);
  expect((await restore(maria, 'Recipient', wasDefault.id)).status).toBe(204);
  const { body } = await shop.get(maria, path('/recipients'));
  expect(body.items[0]).toEqual(wasDefault);
  expect(body.items.filter((one: { isDefault: boolean }) => one.isDefault)).toHaveLength(1);
});

it('a deleted tag returns into its orders, unless its name is taken', async () => {
  const { body: tag } = await shop.post(maria, path('/tags'), { name: 'Импланты' });
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  const tags = [{ id: tag.id, name: 'Импланты' }];
  await shop.db.update(orders).set({ tags }).where(eq(orders.id, checkout.id));
  const stored = async () => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, checkout.id));
    return row?.tags;
  };
  await del(maria, `/tags/${tag.id}`);
  expect(await stored()).toEqual([{ id: null, name: 'Импланты' }]);

  const { body: rival } = await shop.post(maria, path('/tags'), { name: 'импланты' });
  expect((await restore(maria, 'Tag', tag.id)).body.reason).toBe('TagExists');
  await del(maria, `/tags/${rival.id}`);
  expect((await restore(maria, 'Tag', tag.id)).status).toBe(204);
  expect(await stored()).toEqual(tags);
});

it('a deleted recipient of documents returns by the hand of the owner, within a day', async () => {
  const list = async () => (await shop.get(igor, path('/finDocsRecipients'))).body.items;
  const before = await list();
  await del(igor, '/finDocsRecipients/f-oleg');
  expect((await restore(maria, 'FinDocsRecipient', 'f-oleg')).status).toBe(403);
  expect((await restore(igor, 'FinDocsRecipient', 'f-oleg')).status).toBe(204);
  expect(await list()).toEqual(before);

  await del(igor, '/finDocsRecipients/f-oleg');
  shop.clock.now = new Date(START.getTime() + 86_400_001);
  expect((await restore(igor, 'FinDocsRecipient', 'f-oleg')).status).toBe(404);
});
