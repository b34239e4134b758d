import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { approvalCalls, kinds } from '#tests/support/records/approval-calls.ts';
import {
  belaya,
  eachWithCompany,
  expensive,
  fillCompanyCheckout,
  igor,
  maria,
  marias,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

const HOUR_MS = 3_600_000;
let shop: TestShop;
let id: string;

eachWithCompany((made) => {
  shop = made;
});

const { get, later, proceed, put, rule, notifiedOf } = approvalCalls(() => ({ shop, id }));

describe('an order above the limit', () => {
  it('goes to the approvers, leaves the cart and reserves no stock', async () => {
    const before = await shop.stockOf('composite');
    ({ id } = await sendForApproval(shop));
    expect(await shop.stockOf('composite')).toEqual(before);
    expect((await shop.get(maria, '/cart/preview')).body.products).toEqual([]);
    const { body } = await get(oleg);
    expect(body).toMatchObject({
      version: 1,
      status: 'Pending',
      orderStatus: 'WaitingForApprove',
      step: 'Approval',
      author: { employeeID: 'e-maria', isMe: false },
      contract: { id: 'k-online' },
      diff: null,
      allowedActions: ['Approve', 'Decline', 'Edit'],
      decisions: [{ approver: { employeeID: 'e-oleg', isMe: true }, status: 'Pending' }],
    });
    expect(body.reasons.map(({ code }: { code: string }) => code)).toEqual([
      'AmountAboveLimit',
      'EmployeeLimitExceeded',
    ]);
    const { body: buyers } = await get(maria);
    expect(buyers.allowedActions).toEqual(['Withdraw']);
    expect((await get(igor)).body.allowedActions).toEqual([]);
    expect(await notifiedOf(oleg)).toHaveLength(1);
    const { body: checkout } = await shop.get(maria, `/checkout/${id}`);
    expect(checkout).toMatchObject({ step: 'Approval', allowedActions: ['Cancel'] });
    const edit = await shop.put(maria, `/checkout/${id}/comment`, { comment: 'а' });
    expect(edit).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });

  it('needs no approval below the limit, nor in a company without approval', async () => {
    const small = await fillCompanyCheckout(shop, maria, { gloves: 2 });
    expect((await shop.confirm(maria, small.id, small.totals.toPay)).body.step).toBe(
      'WaitingForCreating',
    );
    ({ id } = small);
    expect((await get(maria)).status).toBe(404);
    await rule({ mode: 'Never' });
    await shop.put(igor, `/partners/${belaya}/employees`, { ...marias, orderLimit: null });
    const checkout = await fillCompanyCheckout(shop, maria, expensive);
    expect((await shop.confirm(maria, checkout.id, checkout.totals.toPay)).body.step).toBe(
      'WaitingForCreating',
    );
  });

  it('cannot be confirmed by an employee who was blocked meanwhile', async () => {
    const checkout = await fillCompanyCheckout(shop, maria, expensive);
    await shop.put(igor, `/partners/${belaya}/employees`, { ...marias, state: 'Blocked' });
    const rejected = await shop.confirm(maria, checkout.id, checkout.totals.toPay);
    expect(rejected).toMatchObject({ status: 403, body: { reason: 'CompanyAccessEnded' } });
  });

  it('responds with 404 to others on every operation', async () => {
    ({ id } = await sendForApproval(shop));
    const stranger = `u-${randomUUID()}`;
    const responses = await Promise.all([
      get(stranger),
      shop.get(stranger, `/approval/${id}/delivery`),
      put(stranger, 'approve', { version: 1 }),
      put(stranger, 'decline', { version: 1, comment: 'Нет' }),
      proceed(stranger),
      shop.post(stranger, `/approval/${id}/remind`),
      put(stranger, 'product', { version: 1, productID: 'gloves', quantity: 1 }),
      put(stranger, 'contract', { version: 1, contractID: 'k-supply' }),
      put(stranger, 'delivery', { version: 1, method: 'Pickup' }),
      put(stranger, 'deliveryPoint', { version: 1, addressID: 'a-filial' }),
      put(stranger, 'payment', { version: 1, method: 'Cash' }),
      put(stranger, 'recipient', { version: 1, recipientID: 'r-oleg' }),
      put(stranger, 'comment', { version: 1, comment: 'а' }),
      shop.get(stranger, `/approval?partnerID=${belaya}`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect((await shop.get(stranger, '/approval')).body.items).toEqual([]);
  });
});

describe('approvers added while an order is pending', () => {
  it('are notified like the first ones, once', async () => {
    ({ id } = await sendForApproval(shop));
    const path = `/partners/${belaya}/approvers`;
    const { items, ...rules } = (await shop.get(igor, path)).body;
    const known: string[] = items.map(({ employeeID }: { employeeID: string }) => employeeID);
    expect(known).not.toContain('e-igor');
    const change = { employeeIDs: [...known, 'e-igor'], ...rules };
    const before = await notifiedOf(igor);
    expect((await shop.post(igor, path, change)).status).toBe(200);
    const [first] = await notifiedOf(oleg);
    expect(first).toMatch(/ждёт вашего решения$/);
    expect(await notifiedOf(igor)).toEqual([...before, first]);
    expect(await notifiedOf(oleg)).toHaveLength(1);
    await rule({ selfApproval: true });
    expect(await notifiedOf(igor)).toHaveLength(before.length + 1);
  });
});

describe('reminding and withdrawing', () => {
  it('reminds only awaited approvers, at most once in four hours', async () => {
    ({ id } = await sendForApproval(shop));
    const remind = (as: string) => shop.post(as, `/approval/${id}/remind`);
    const early = await remind(maria);
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe(String(4 * 3600));
    expect((await remind(oleg)).body.reason).toBe('NotAllowed');
    later(4 * HOUR_MS);
    expect((await get(maria)).body.allowedActions).toEqual(['Remind', 'Withdraw']);
    await shop.setProduct('gloves', { price: 50_000, priceWithoutDiscount: 50_000 });
    const { status, body } = await remind(maria);
    expect(status).toBe(200);
    expect(kinds(body.history)).toEqual(['Requested', 'Reminded']);
    // Prices follow the shop until the order is placed: the reminder has today's sum.
    const [requested, reminded] = await notifiedOf(oleg);
    const sum = formatMoney(body.totals.toPay);
    expect(reminded).toMatch(/^Напоминание/);
    expect(reminded).toContain(` на ${sum} ждёт`);
    expect(requested).not.toContain(sum);
    expect((await remind(maria)).status).toBe(429);
    await put(oleg, 'approve', { version: 1 });
    later(8 * HOUR_MS);
    expect(await remind(maria)).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });

  it('returns the products to the cart and awaits nobody', async () => {
    ({ id } = await sendForApproval(shop));
    const tags = [{ id: 't-1', name: 'Кабинет № 1' }];
    await shop.db.update(orders).set({ tags }).where(eq(orders.id, id));
    const { body } = await shop.post(maria, `/checkout/${id}/cancel`);
    expect(body.status).toBe('Canceled');
    expect((await shop.get(maria, '/cart/preview')).body.products).toEqual([
      { productID: 'composite', quantity: 8 },
      { productID: 'gloves', quantity: 2 },
    ]);
    expect((await shop.get(maria, '/cart')).body.order.tags).toMatchObject([{ id: 't-1' }]);
    expect((await get(oleg)).body).toMatchObject({
      orderStatus: 'Canceled',
      awaitedSince: null,
      allowedActions: [],
    });
    expect((await put(oleg, 'approve', { version: 1 })).body).toMatchObject({
      reason: 'NotAllowed',
      message: expect.stringMatching(/сейчас нельзя: его отозвал покупатель, .*Кузнецова/),
    });
    expect((await shop.get(oleg, '/approval')).body.items).toEqual([]);
    expect((await notifiedOf(oleg)).at(-1)).toMatch(/отозван$/);
    expect((await shop.get(oleg, '/partners')).body.items[0].awaitingApprovalCount).toBe(0);
  });

  it('awaits nobody when the shop cancels the order itself', async () => {
    ({ id } = await sendForApproval(shop));
    await shop.db.transaction((tx) => advanceOrder(tx, id, 'Canceled', shop.clock.now));
    const waiting = await shop.get(oleg, '/approval?status=Pending');
    expect(waiting.body.items).toEqual([]);
    const { body } = await get(maria);
    expect(body).toMatchObject({ awaitedSince: null, allowedActions: [] });
    expect(body.history.at(-1)).toMatchObject({ kind: 'Withdrawn', actor: null });
    expect((await put(oleg, 'approve', { version: 1 })).body.message).toMatch(
      /: его отменил магазин$/,
    );
  });
});

describe('tags', () => {
  it('are renamed without a deadlock while orders with them are sent', async () => {
    const people = [maria, oleg, igor];
    const checkouts = [];
    for (const buyer of people) {
      const checkout = await fillCompanyCheckout(shop, buyer, { composite: 7 });
      await shop.db
        .update(orders)
        .set({ tags: [{ id: 't-1', name: 'Кабинет № 1' }] })
        .where(eq(orders.id, checkout.id));
      checkouts.push({ buyer, checkout });
    }
    const responses = await Promise.all([
      ...checkouts.map(({ buyer, checkout }) =>
        shop.confirm(buyer, checkout.id, checkout.totals.toPay),
      ),
      ...[1, 2, 3, 4].map((number) =>
        shop.put(oleg, `/partners/${belaya}/tags`, { id: 't-1', name: `Кабинет ${number}` }),
      ),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});
