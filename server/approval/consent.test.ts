import { expect, it } from 'vitest';
import { failNextOrders } from '#server/order/local-sink.ts';
import { eachWithCompany, maria, oleg, sendForApproval } from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

it('consent: covers a retry on the same terms, not another payment method', async () => {
  const { id } = await sendForApproval(shop);
  await shop.put(oleg, `/approval/${id}/approve`, { version: 1 });
  await failNextOrders(shop.db, 1);
  await shop.put(maria, `/approval/${id}/proceed`, undefined);
  const path = `/checkout/${id}`;
  const { body: other } = await shop.put(maria, `${path}/payment`, { method: 'BankCard' });
  expect(other.step).toBe('CreatingError');
  const rejected = await shop.confirm(maria, id, other.totals.toPay);
  expect(rejected).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  const handed = await shop.post(maria, '/cart/proceed/manager', { checkoutID: id });
  expect(handed).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  await shop.put(maria, `${path}/payment`, { method: 'Invoice' });
  expect((await shop.confirm(maria, id, other.totals.toPay)).status).toBe(200);
});
