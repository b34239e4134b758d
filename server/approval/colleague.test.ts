import { describe, expect, it } from 'vitest';
import {
  eachWithCompany,
  igor,
  maria,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

describe('an order that goes through approval', () => {
  it('is read-only for its approvers and the owner, and responds with 404 to others', async () => {
    const { id } = await sendForApproval(shop);
    const path = `/order/${id}`;
    const { body: own } = await shop.get(maria, path);
    expect(own).toMatchObject({ isMine: true, hasApproval: true });
    expect(own.allowedActions).not.toEqual([]);
    for (const colleague of [oleg, igor]) {
      const { status, body } = await shop.get(colleague, path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ isMine: false, hasApproval: true, allowedActions: [] });
    }
    expect((await shop.get('stranger', path)).status).toBe(404);
    expect((await shop.post(oleg, `${path}/cancel`)).status).toBe(404);
  });

  it("accepts the buyer's own address again after an approver has changed it", async () => {
    const place = { city: 'Казань', street: 'ул Баумана', house: '7' };
    const { body: address } = await shop.post(maria, '/user/addresses', place);
    const { body: other } = await shop.post(maria, '/user/addresses', { ...place, house: '9' });
    const { id } = await sendForApproval(shop, { addressID: address.id });
    const put = (version: number, addressID: string) =>
      shop.put(oleg, `/approval/${id}/deliveryPoint`, { version, addressID });
    expect((await put(1, 'a-klinika')).body).toMatchObject({ version: 2 });
    const back = await put(2, address.id);
    expect(back.body).toMatchObject({ version: 3, delivery: { address: { id: address.id } } });
    expect((await put(3, other.id)).status).toBe(404);
  });
});
