import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '#server/db/schema/buying.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders, refunds } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { actingUser } from '#server/order/actor.ts';
import { linkTicket, requestRefund } from '#server/order/refunds/request-refund.ts';
import { refundMoney } from '#server/payment/send-refunds.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { staffAuthenticator } from '#tests/support/servers/staff-authenticator.ts';

const STAFF = 'sveta';
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ authenticator: staffAuthenticator(STAFF) });
  await shop.setProduct('gloves', { stock: 900 });
  await shop.setProduct('composite', { stock: 900 });
});
afterAll(() => shop.close());

const read = async (id: string) => (await shop.get(STAFF, `/backoffice/orders/${id}`)).body;
const step = (id: string, body: object) => shop.post(STAFF, `/backoffice/orders/${id}/step`, body);

/** An order of a composite and three pairs of gloves. */
async function place(method = 'Cash') {
  const { buyer } = await shop.readyBuyer(['composite']);
  await shop.add(buyer, 'gloves', 3);
  const { id } = await shop.fillCheckout(buyer, ['composite', 'gloves']);
  const { body } = await shop.put(buyer, `/checkout/${id}/payment`, { method });
  expect((await shop.confirm(buyer, id, body.totals.toPay)).status).toBe(200);
  return { id: id as string, buyer, toPay: body.totals.toPay as number };
}

async function receive(id: string) {
  for (const next of ['Confirm', 'Pick', 'Pack', 'Ship', 'Deliver']) {
    expect((await step(id, { step: next })).status).toBe(200);
  }
}

/** The buyer requests the return of so many pairs, all of them without a number. */
async function requestReturn(id: string, buyer: string, quantity?: number): Promise<string> {
  const { body } = await shop.post(buyer, '/support/tickets/general', { comment: 'Верните' });
  const { now } = shop.clock;
  await shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id));
    if (order === undefined) throw new Error('No order');
    const items = quantity === undefined ? undefined : [{ productID: 'gloves', quantity }];
    const requested = { items, reason: 'ItemNotFit', label: 'Не подошло' } as const;
    const actor = await actingUser(tx, buyer);
    const { refund } = await requestRefund(tx, order, requested, { actor, now });
    await linkTicket(tx, refund.id, body.id);
    await tx
      .update(supportTickets)
      .set({ type: 'Refund', orderID: id })
      .where(eq(supportTickets.id, body.id));
  });
  return body.id as string;
}

describe('an order of the back office with returns', () => {
  it('has its tickets, and how much of it is returned and left', async () => {
    const { id, buyer, toPay } = await place();
    expect(await read(id)).toMatchObject({ tickets: [], due: toPay, handPayment: null });
    await receive(id);
    expect(await read(id)).toMatchObject({ due: 0, handPayment: { amount: toPay } });
    const { version } = await read(id);
    const first = await requestReturn(id, buyer, 1);
    expect(await step(id, { step: 'Return', version })).toMatchObject({
      status: 409,
      body: { reason: 'VersionConflict' },
    });
    expect(await read(id)).toMatchObject({
      tickets: [{ id: first, type: 'Refund', refund: { state: 'Requested' } }],
      lines: [
        { returned: 0, returning: 0 },
        { returned: 0, returning: 1 },
      ],
      returnedAmount: 0,
      allowedSteps: ['Return', 'ReturnPart', 'Decline'],
    });
    const granted = { action: 'Grant', text: 'Получили' };
    expect((await shop.post(STAFF, `/backoffice/tickets/${first}/response`, granted)).status).toBe(
      200,
    );
    const body = await read(id);
    const [{ amount }] = body.tickets.map(({ refund }: { refund: unknown }) => refund);
    expect(amount).toBeGreaterThan(0);
    expect(body).toMatchObject({
      tickets: [{ id: first, status: 'Done', refund: { state: 'Accepted' } }],
      lines: [{ returned: 0 }, { returned: 1, returning: 0 }],
      returnedAmount: amount,
      handPayment: { amount: toPay - amount },
    });
  });

  it('is sent unpaid by who confirms it', async () => {
    const { id, toPay } = await place('Cash');
    const byInvoice = { paymentMethod: 'Invoice' } as const;
    await shop.db.update(orders).set(byInvoice).where(eq(orders.id, id));
    for (const next of ['Confirm', 'Pick', 'Pack']) await step(id, { step: next });
    expect(await read(id)).toMatchObject({ unpaid: true, due: toPay });
    expect(await step(id, { step: 'Ship' })).toMatchObject({
      status: 409,
      body: { reason: 'NotPaid' },
    });
    expect((await step(id, { step: 'Ship', unpaid: true })).body.status).toBe('Shipped');
    const transfer = { number: '118', day: moscowDay(shop.clock.now), amount: toPay };
    expect((await step(id, { step: 'Pay', transfer })).status).toBe(200);
    expect(await read(id)).toMatchObject({ unpaid: false, stepNote: expect.any(String) });
  });

  it('owes what is left of an unpaid invoice', async () => {
    const { id, buyer, toPay } = await place();
    await receive(id);
    const unpaid = { paymentMethod: 'Invoice', paymentStatus: 'NotPaid' } as const;
    await shop.db.update(orders).set(unpaid).where(eq(orders.id, id));
    const ticket = await requestReturn(id, buyer, 1);
    const granted = { action: 'Grant', text: 'Получили' };
    await shop.post(STAFF, `/backoffice/tickets/${ticket}/response`, granted);
    const { due, returnedAmount } = await read(id);
    expect(returnedAmount).toBeGreaterThan(0);
    expect(due).toBe(toPay - returnedAmount);
    const { body: list } = await shop.get(STAFF, `/backoffice/orders?text=${id}`);
    expect(list.items).toMatchObject([{ id, due, returnedAmount, customerInn: null }]);
    const transfer = { number: '128', day: moscowDay(shop.clock.now), amount: due };
    expect((await step(id, { step: 'Pay', transfer })).body.due).toBe(0);
    const sent = await shop.db
      .select({ title: notifications.title, text: notifications.text })
      .from(notifications)
      .where(eq(notifications.userID, buyer));
    const paid = sent.find(({ title }) => title.endsWith('оплачен'));
    const rubles = paid?.text.replaceAll(/[^\d,]/g, '').replace(',', '.');
    expect(Math.round(Number(rubles) * 100)).toBe(due);
  });

  it('leave to the buyer what a declined return was about, and its ticket closes with the reason', async () => {
    const { id, buyer } = await place();
    await receive(id);
    const ticket = await requestReturn(id, buyer);
    expect((await read(id)).status).toBe('WaitingForRefund');
    expect(await step(id, { step: 'Decline' })).toMatchObject({
      status: 422,
      body: { reason: 'ReasonRequired', errors: [{ path: '/reason' }] },
    });
    const { body } = await step(id, { step: 'Decline', reason: ' Вскрыта упаковка ' });
    expect(body).toMatchObject({
      status: 'Succeeded',
      lines: [{ returning: 0 }, { returned: 0, returning: 0 }],
      tickets: [{ id: ticket, status: 'Done', refund: { state: 'Rejected' } }],
      allowedSteps: ['Return', 'ReturnPart'],
    });
    const { messages } = (await shop.get(buyer, `/support/tickets/${ticket}`)).body;
    expect(messages.at(-1).text).toBe('Вскрыта упаковка');
  });

  it('are received again when a return that staff began is declined', async () => {
    const { id, buyer } = await place();
    await receive(id);
    await step(id, { step: 'Return' });
    const { body } = await step(id, { step: 'Decline', reason: 'Передумали' });
    expect(body).toMatchObject({ status: 'Succeeded', allowedSteps: ['Return', 'ReturnPart'] });
    const { timeline } = (await shop.get(buyer, `/order/${id}`)).body;
    expect(timeline.at(-1)).toMatchObject({ comment: 'Передумали' });
    expect(await shop.db.$count(refunds, eq(refunds.orderID, id))).toBe(0);
  });
});

describe('a part that staff take back', () => {
  const preview = (id: string, items: object[]) =>
    shop.post(STAFF, `/backoffice/orders/${id}/return/preview`, { items });

  it('gives back the sum that the server has computed, within what is left', async () => {
    const { id, buyer } = await place();
    const one = [{ productID: 'gloves', quantity: 1 }];
    expect((await preview(id, one)).status).toBe(409);
    await receive(id);
    const { body: sums } = await preview(id, one);
    expect(sums.amount).toBeGreaterThan(0);
    expect((await preview(id, [{ productID: 'gloves', quantity: 4 }])).status).toBe(422);
    expect(await step(id, { step: 'ReturnPart' })).toMatchObject({
      status: 422,
      body: { reason: 'ItemsRequired' },
    });
    await requestReturn(id, buyer, 1);
    // One pair of three is left beside the requested and the returned one.
    const two = [{ productID: 'gloves', quantity: 2 }];
    const { body } = await step(id, { step: 'ReturnPart', items: one, reason: 'Брак' });
    expect(body).toMatchObject({
      status: 'Succeeded',
      lines: [{ returned: 0 }, { returned: 1, returning: 1 }],
      returnedAmount: sums.amount,
      toReturn: sums.amount,
    });
    expect(await step(id, { step: 'ReturnPart', items: two })).toMatchObject({
      status: 422,
      body: { reason: 'QuantityTooLarge' },
    });
    const sent = await shop.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userID, buyer));
    expect(sent.map(({ title }) => title)).toContainEqual(
      expect.stringContaining('возврат принят'),
    );
    const { timeline } = (await shop.get(buyer, `/order/${id}`)).body;
    expect(timeline.at(-1).comment).toMatch(/Брак$/);
  });

  it('refunds the order when nothing is left', async () => {
    const { id, toPay } = await place();
    await receive(id);
    const items = [
      { productID: 'composite', quantity: 1 },
      { productID: 'gloves', quantity: 3 },
    ];
    expect((await step(id, { step: 'ReturnPart', items })).body).toMatchObject({
      status: 'Refunded',
      returnedAmount: toPay,
      toReturn: toPay,
      allowedSteps: ['GiveBack'],
    });
  });
});

describe('a payment that staff record', () => {
  it('closes the application to the bank, whose money goes back', async () => {
    const { id, buyer } = await place('SberInstallment');
    const installment = async () => (await shop.get(buyer, `/order/${id}/installment`)).body;
    expect((await installment()).applyURL).not.toBeNull();
    expect((await step(id, { step: 'Pay' })).status).toBe(200);
    const closed = await installment();
    expect(closed).toMatchObject({ state: 'Declined', applyURL: null });
    expect(closed.reason).toContain('оплачен без рассрочки');
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderID, id));
    expect(payment?.progress).toBe('Closed');
    const late = await settlePayment(shop.db, payment?.id ?? '', 'Paid', { now: shop.clock.now });
    expect(late).toBe('AlreadyPaid');
    const [after] = await shop.db.select().from(payments).where(eq(payments.orderID, id));
    expect(after?.progress).toBe('Refunding');
  });

  it('is theirs to return, and the card says who recorded it', async () => {
    const { id, buyer, toPay } = await place('SBP');
    await step(id, { step: 'Pay' });
    expect(await read(id)).toMatchObject({ handPayment: { amount: toPay, markedBy: STAFF } });
    const { body } = await step(id, { step: 'Cancel', reason: 'Нет на складе' });
    expect(body).toMatchObject({ status: 'Canceled', handPayment: { amount: toPay } });
    const { timeline } = (await shop.get(buyer, `/order/${id}`)).body;
    expect(timeline.at(-1).comment).toContain('деньги отправит менеджер');
  });

  it('is announced to the buyer as theirs to return: a part, and then the rest', async () => {
    const { id, buyer } = await place();
    await receive(id);
    const ticket = await requestReturn(id, buyer, 1);
    await shop.post(STAFF, `/backoffice/tickets/${ticket}/response`, {
      action: 'Grant',
      text: 'Получили',
    });
    for (const next of ['Return', 'Refund']) {
      expect((await step(id, { step: next })).status).toBe(200);
    }
    const sent = await shop.db
      .select({ title: notifications.title, text: notifications.text })
      .from(notifications)
      .where(eq(notifications.userID, buyer));
    const { toReturn, toPay } = await read(id);
    expect(toReturn).toBe(toPay);
    const returned = sent.filter(({ title }) => title.endsWith('возврат принят'));
    expect(returned).toHaveLength(2);
    for (const { text } of returned) expect(text).toMatch(/Деньги вернёт менеджер/);
    expect(JSON.stringify(sent)).not.toContain('зависит от');
  });

  it('is not theirs to return when the bank has the money', async () => {
    const { id } = await place('SBP');
    await shop.db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id));
      await tx.insert(payments).values({
        id: `pay-${id}`,
        orderID: id,
        method: 'SBP',
        amount: order?.totals.toPay ?? 0,
        progress: 'Created',
        createdAt: shop.clock.now,
        updatedAt: shop.clock.now,
        expiresAt: new Date(shop.clock.now.getTime() + 60_000),
      });
    });
    await settlePayment(shop.db, `pay-${id}`, 'Paid', { now: shop.clock.now });
    expect((await read(id)).handPayment).toBeNull();
    await shop.db.transaction((tx) => advanceOrder(tx, id, 'Canceled', shop.clock.now));
    expect(await read(id)).toMatchObject({
      paymentStatus: 'NotPaid',
      handPayment: null,
      toReturn: 0,
    });
  });
});

describe('money that went back', () => {
  const summary = async (id: string) => {
    const { body } = await shop.get(STAFF, '/backoffice/orders?pageSize=100');
    return body.items.find((item: { id: string }) => item.id === id);
  };

  it('by a bank counts once it was sent, and is a fact with its day', async () => {
    const { id, buyer, toPay } = await place('SBP');
    const begun = await shop.post(buyer, `/order/${id}/payment/online`, undefined, `key-${id}`);
    await settlePayment(shop.db, begun.body.id, 'Paid', { now: shop.clock.now });
    const paid = { kind: 'Payment', amount: toPay, at: shop.clock.now.toISOString() };
    expect((await read(id)).bankTransfers).toEqual([paid]);
    await step(id, { step: 'Cancel', reason: 'Нет на складе' });
    expect(await summary(id)).toMatchObject({ refundedAmount: 0, bankReturning: toPay });
    const now = new Date(shop.clock.now.getTime() + 86_400_000);
    const provider = { refund: async () => 'Refunded' as const };
    await refundMoney({ db: shop.db, provider, logger: { warn: () => undefined }, now });
    expect(await summary(id)).toMatchObject({ refundedAmount: toPay, bankReturning: 0 });
    const back = { kind: 'Return', amount: toPay, at: now.toISOString() };
    expect((await read(id)).bankTransfers).toEqual([paid, back]);
  });

  it('by hand counts once it was recorded, and never what was not paid', async () => {
    const { id, buyer, toPay } = await place();
    await receive(id);
    await step(id, { step: 'Return' });
    await step(id, { step: 'Refund' });
    expect(await summary(id)).toMatchObject({ refundedAmount: 0, toReturn: toPay });
    const seen = async () => (await shop.get(buyer, `/order/${id}`)).body;
    const accepted = await seen();
    expect(accepted.refunds).toMatchObject([{ state: 'Accepted', moneySentAt: null }]);
    expect(accepted.timeline.at(-1).title).toBe('Возврат принят');
    const transfer = { number: '205', day: moscowDay(shop.clock.now), amount: toPay };
    expect((await step(id, { step: 'GiveBack', transfer })).status).toBe(200);
    expect(await summary(id)).toMatchObject({ refundedAmount: toPay, toReturn: 0 });
    expect((await seen()).refunds).toMatchObject([{ moneySentAt: shop.clock.now.toISOString() }]);
    const unpaid = await place();
    const byInvoice = { paymentMethod: 'Invoice' } as const;
    await shop.db.update(orders).set(byInvoice).where(eq(orders.id, unpaid.id));
    for (const next of ['Confirm', 'Pick', 'Pack']) await step(unpaid.id, { step: next });
    await step(unpaid.id, { step: 'Ship', unpaid: true });
    for (const next of ['Deliver', 'Return', 'Refund']) await step(unpaid.id, { step: next });
    expect(await summary(unpaid.id)).toMatchObject({ refundedAmount: 0, status: 'Refunded' });
  });
});
