import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import { failNextOrders } from '#server/order/local-sink.ts';
import { approvalCalls, kinds } from '#tests/support/records/approval-calls.ts';
import {
  eachWithCompany,
  expensive,
  fillCompanyCheckout,
  maria,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let id: string;

eachWithCompany((made) => {
  shop = made;
});

const { proceed, put } = approvalCalls(() => ({ shop, id }));

describe('proceeding', () => {
  async function approved() {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
  }

  it('with a greater total requests approval again and shows the difference', async () => {
    await approved();
    const [before] = await shop.db.select().from(orders).where(eq(orders.id, id));
    await shop.setProduct('gloves', { price: 99_000, priceWithoutDiscount: 99_000 });
    const key = randomUUID();
    const { status, body } = await proceed(maria, key);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      reason: 'PriceChanged',
      approval: {
        version: 2,
        status: 'Pending',
        orderStatus: 'WaitingForApprove',
        diff: { totalWas: before?.totals.toPay },
        decisions: [{ status: 'Pending', resetAt: shop.clock.now.toISOString() }],
      },
    });
    expect((await proceed(maria, key)).body).toEqual(body);
    await put(oleg, 'approve', { version: 2 });
    expect((await proceed(maria)).body.orderStatus).toBe('WaitingForCreating');
  });

  it('with a smaller total places the order at the smaller total', async () => {
    await approved();
    await shop.setProduct('gloves', { price: 50_000, priceWithoutDiscount: 50_000 });
    const { body } = await proceed(maria);
    expect(body.orderStatus).toBe('WaitingForCreating');
    expect(body.items[1].product.price).toBeLessThanOrEqual(50_000);
  });

  it('without enough stock requires a fix, and consents cover the smaller quantity', async () => {
    await approved();
    await shop.setProduct('composite', { stock: 5 });
    // Whether it is ready to be placed only its own page says.
    const list = await shop.get(maria, '/approval?status=Approved');
    expect(list.body.items[0].allowedActions).toEqual(['Withdraw']);
    const rejected = await proceed(maria);
    expect(rejected).toMatchObject({
      status: 409,
      body: {
        reason: 'ApprovalHasProblems',
        approval: {
          allowedActions: ['Edit', 'Withdraw'],
          problems: [{ code: 'StockReduced', fix: { action: 'SetQuantity', quantity: 5 } }],
        },
      },
    });
    const fixed = await put(maria, 'product', {
      version: 1,
      productID: 'composite',
      quantity: 5,
    });
    expect(fixed.body).toMatchObject({ orderStatus: 'Approved', version: 2 });
    expect((await proceed(maria)).body.orderStatus).toBe('WaitingForCreating');
    expect((await shop.stockOf('composite')).stock).toBe(0);
  });

  it('many times at once creates one order', async () => {
    await approved();
    const { stock } = await shop.stockOf('composite');
    const responses = await Promise.all(Array.from({ length: 6 }, () => proceed(maria)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await shop.stockOf('composite')).stock).toBe(stock - 8);
  });
});

describe('bypassing the approvers', () => {
  it('is impossible by handing the order to a manager', async () => {
    const { id: checkoutID } = await fillCompanyCheckout(shop, maria, expensive);
    const rejected = await shop.post(maria, '/cart/proceed/manager', { checkoutID });
    expect(rejected).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    expect((await shop.get(maria, '/cart/preview')).body.products).toHaveLength(2);
  });

  it('is impossible by a retry with a greater total', async () => {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
    await failNextOrders(shop.db, 1);
    await proceed(maria);
    const { body: failed } = await shop.get(maria, `/checkout/${id}`);
    expect(failed.step).toBe('CreatingError');
    await shop.setProduct('gloves', { price: 99_000, priceWithoutDiscount: 99_000 });
    const { body: dearer } = await shop.get(maria, `/checkout/${id}`);
    const rejected = await shop.confirm(maria, id, dearer.totals.toPay);
    expect(rejected).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    await shop.setProduct('gloves', { price: 89_000, priceWithoutDiscount: 89_000 });
    expect((await shop.confirm(maria, id, failed.totals.toPay)).status).toBe(200);
    expect((await shop.get(maria, `/order/${id}/status`)).body.status).toBe('Pending');
  });

  it('is impossible by changing the approved order', async () => {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
    await shop.setProduct('composite', { stock: 5 });
    await put(maria, 'product', { version: 1, productID: 'composite', quantity: 5 });
    const other = { version: 2, productID: 'gloves', quantity: 3 };
    expect((await put(maria, 'product', other)).body.reason).toBe('NotAllowed');
    await shop.setProduct('composite', { stock: 4 });
    const swapped = await put(maria, 'product', other);
    expect(swapped.body).toMatchObject({ version: 3, status: 'Pending' });
    expect(kinds(swapped.body.history).slice(-2)).toEqual(['Edited', 'Reset']);
  });
});
