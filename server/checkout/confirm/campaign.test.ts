import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import type { SubmittedOrder } from '#server/integrations/order-sink.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

const campaign = { utm_source: 'mail', utm_campaign: 'осень' };
const submitted: SubmittedOrder[] = [];
let shop: TestShop;

beforeAll(async () => {
  const accounting = { submit: async (order: SubmittedOrder) => void submitted.push(order) };
  shop = await startTestShop({ services: { accounting } });
});
beforeEach(() => {
  submitted.length = 0;
});
afterAll(() => shop.close());

async function confirm(body: object): Promise<string> {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  const path = `/checkout/${checkout.id}/confirm`;
  const { status } = await shop.put(buyer, path, { total: checkout.totals.toPay, ...body });
  expect(status).toBe(200);
  return checkout.id;
}

describe('the campaign of an order', () => {
  it('is stored with it and reaches the accounting system', async () => {
    const id = await confirm({ campaign });
    expect(submitted).toEqual([expect.objectContaining({ id, campaign })]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.campaign).toEqual(campaign);
  });

  it('is null for a buyer who came by no advertising link', async () => {
    const id = await confirm({});
    expect(submitted).toEqual([expect.objectContaining({ id, campaign: null })]);
  });

  it('is stored with an order that is handed over to a manager', async () => {
    const user = `u-${randomUUID()}`;
    await shop.add(user, 'gloves', 2);
    const handed = { productIDs: ['gloves'], campaign };
    const { body } = await shop.post(user, '/cart/proceed/manager', handed);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, body.id));
    expect(order?.campaign).toEqual(campaign);
  });

  it.each([{ utm_other: 'x' }, { utm_source: '' }, { utm_source: 'x'.repeat(201) }])(
    'is rejected as %j',
    async (wrong) => {
      const { buyer, checkout } = await shop.readyBuyer(['composite']);
      const body = { total: checkout.totals.toPay, campaign: wrong };
      const { status } = await shop.put(buyer, `/checkout/${checkout.id}/confirm`, body);
      expect(status).toBe(400);
    },
  );
});
