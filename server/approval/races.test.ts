import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import {
  eachWithCompany,
  igor,
  maria,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

const ROUNDS = 6;

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});
beforeEach(async () => {
  const second = eq(partnerEmployees.id, 'e-igor');
  await shop.db.update(partnerEmployees).set({ isApprover: true }).where(second);
});

describe('concurrent calls', () => {
  it('consent and edit: no consent covers an unseen version', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await sendForApproval(shop);
      const path = `/approval/${id}`;
      const deeds = [
        () => shop.put(oleg, `${path}/approve`, { version: 1 }),
        () => shop.put(igor, `${path}/product`, { version: 1, productID: 'gloves', quantity: 3 }),
      ];
      const responses = await Promise.all(
        (round % 2 ? deeds.toReversed() : deeds).map((work) => work()),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { body } = await shop.get(maria, path);
      expect([body.status, body.version]).toEqual(
        body.version === 1 ? ['Approved', 1] : ['Pending', 2],
      );
      await shop.post(maria, `/order/${id}/cancel`);
    }
  });

  it('two consents: the order is approved once', async () => {
    const { id } = await sendForApproval(shop);
    const path = `/approval/${id}`;
    const approve = (as: string) => shop.put(as, `${path}/approve`, { version: 1 });
    const responses = await Promise.all([approve(oleg), approve(igor)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await shop.get(maria, path);
    const kinds = body.history.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'Approved')).toHaveLength(1);
  });

  it('sending and withdrawing: only an existing order reserves products', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await shop.stockOf('composite');
      const { id } = await sendForApproval(shop);
      const path = `/approval/${id}`;
      expect((await shop.put(oleg, `${path}/approve`, { version: 1 })).status).toBe(200);
      const send = () =>
        shop.request('PUT', `/api/v1${path}/proceed`, {
          as: maria,
          headers: { 'Idempotency-Key': randomUUID() },
        });
      const takeBack = () => shop.post(maria, `/order/${id}/cancel`);
      await Promise.all([send(), takeBack(), send(), takeBack()]);
      const { body } = await shop.get(maria, `/order/${id}`);
      expect(['Canceled', 'Pending']).toContain(body.status);
      // The lines of an order withdrawn during creation are in the cart again, for the next round.
      const { quantity } = body.items.find(
        ({ product }: { product: { id: string } }) => product.id === 'composite',
      );
      const { stock } = await shop.stockOf('composite');
      expect(stock).toBe(body.status === 'Pending' ? before.stock - quantity : before.stock);
      await takeBack();
      expect(await shop.stockOf('composite')).toEqual(before);
    }
  });
});
