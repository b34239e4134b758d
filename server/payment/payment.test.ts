import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { failNextOrders } from '#server/order/local-sink.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { settleDelayedPayments, settlePayment } from './settle-payment.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

async function order(method = 'SBP'): Promise<string> {
  await shop.add(user, 'composite', 1);
  const { id } = await shop.fillCheckout(user, ['composite']);
  const { body } = await shop.put(user, `/checkout/${id}/payment`, { method });
  expect((await shop.confirm(user, id, body.totals.toPay)).status).toBe(200);
  return id;
}

const begin = (id: string) =>
  shop.post(user, `/order/${id}/payment/online`, undefined, randomUUID());
const paymentOf = async (id: string) => (await shop.get(user, `/order/${id}`)).body.payment;

async function click(url: string, action: string, more: Record<string, string> = {}) {
  const { pathname } = new URL(url);
  const form = new URLSearchParams({ action, ...more });
  const page = await shop.fetch(
    new Request(`http://localhost:3000${pathname}`, { method: 'POST', body: form }),
  );
  const location = page.headers.get('location');
  return { status: page.status, location, text: await page.text() };
}

describe('online payment', () => {
  it('is started once, paid on the page, and not paid twice', async () => {
    const id = await order();
    expect(await paymentOf(id)).toMatchObject({ state: 'OnlinePaymentNotPaid' });
    const { status, body } = await begin(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ orderID: id, amount: 498_000, qr: body.url });
    expect((await begin(id)).body.id).toBe(body.id);
    const page = await shop.fetch(new Request(body.url));
    const text = await page.text();
    expect(text).toContain('Оплатить');
    expect(text).toContain(`<h1>Оплата заказа Д-${id}</h1>`);
    expect((await click(body.url, 'pay')).status).toBe(303);
    expect(await paymentOf(id)).toEqual({
      method: 'SBP',
      state: 'OnlinePaymentPaid',
      status: 'Paid',
    });
    const { timeline } = (await shop.get(user, `/order/${id}`)).body;
    expect(timeline.at(-1)).toMatchObject({
      title: 'Оплачен онлайн',
      comment: '4\u00a0980\u00a0₽',
    });
    const late = await click(body.url, 'decline');
    expect(late.status).toBe(409);
    expect(late.text).toContain('второй раз деньги не списаны');
    expect((await begin(id)).body.reason).toBe('AlreadyPaid');
  });

  it('accepts one of many simultaneous payments', async () => {
    const id = await order();
    const { body } = await begin(id);
    const responses = await Promise.all(Array.from({ length: 8 }, () => click(body.url, 'pay')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303]));
    const { items } = (await shop.get(user, '/notifications')).body;
    const paid = items.filter(({ title }: { title: string }) => title.endsWith('оплачен'));
    expect(paid).toHaveLength(1);
  });

  it.each(['pay', 'decline'])('returns to the order after a double click on %s', async (action) => {
    const id = await order();
    const { body } = await begin(id);
    await click(body.url, action);
    const twice = await click(body.url, action);
    expect(twice).toMatchObject({ status: 303, location: `/order/${id}` });
  });

  it('has a way back and fits phones where it cannot be made any more', async () => {
    const id = await order();
    const { body } = await begin(id);
    await click(body.url, 'decline');
    const { status, text } = await click(body.url, 'pay');
    expect(status).toBe(409);
    expect(text).toContain(`<a class="button" href="/order/${id}">Вернуться в заказ</a>`);
    const missing = await click('http://localhost:3000/pay/none', 'pay');
    for (const page of [text, missing.text]) expect(page).toContain('<meta name="viewport"');
  });

  it('may be declined and restarted, and expires after half an hour', async () => {
    const id = await order('BankCard');
    const onReceipt = { method: 'BankCard', state: 'CashConfirmed', status: 'NotPaid' };
    expect(await paymentOf(id)).toEqual(onReceipt);
    const { body: first } = await begin(id);
    expect(first).toMatchObject({ state: 'OnlinePaymentNotPaid', qr: null });
    expect(await paymentOf(id)).toEqual(onReceipt);
    await click(first.url, 'decline');
    expect(await paymentOf(id)).toEqual(onReceipt);
    expect((await shop.get(user, '/order/pending')).body.items).toEqual([]);
    const { body: declined } = await shop.get(user, `/order/${id}`);
    expect(declined.paymentDeclinedAt).toBe(shop.clock.now.toISOString());
    expect(declined.timeline.at(-1)).toMatchObject({
      status: declined.status,
      title: 'Оплата не прошла',
      actor: { kind: 'System', name: 'Банк' },
      comment: 'Деньги не списаны',
    });
    const { body: second } = await begin(id);
    // Another attempt has begun: nothing is known about it.
    expect((await shop.get(user, `/order/${id}`)).body).not.toHaveProperty('paymentDeclinedAt');
    expect(second.id).not.toBe(first.id);
    shop.clock.now = new Date(Date.parse(second.expiresAt) + 1);
    expect((await click(second.url, 'pay')).text).toContain('Время на оплату вышло');
    expect((await begin(id)).body.id).not.toBe(second.id);
  });

  it('is what an unpaid order waits for, before the shop does anything', async () => {
    const id = await order();
    const next = async () => (await shop.get(user, `/order/${id}`)).body.next;
    expect(await next()).toEqual({
      title: 'Оплатите заказ',
      awaited: { kind: 'Buyer', name: null },
      expectedOn: null,
    });
    const { items } = (await shop.get(user, '/notifications')).body;
    const accepted = items.find(({ title }: { title: string }) => title.endsWith('принят'));
    expect(accepted.text).toMatch(/^Оплатите его/);
    const { body } = await begin(id);
    await click(body.url, 'pay');
    expect(await next()).toMatchObject({ title: 'Менеджер подтвердит заказ' });
    const onDelivery = await order('Cash');
    const { body: cash } = await shop.get(user, `/order/${onDelivery}`);
    expect(cash.next.title).toBe('Менеджер подтвердит заказ');
  });

  it('cannot be canceled while the bank decides', async () => {
    const id = await order();
    const { body } = await begin(id);
    await click(body.url, 'wait');
    expect(await paymentOf(id)).toMatchObject({ state: 'OnlinePaymentProcessing' });
    const { next } = (await shop.get(user, `/order/${id}`)).body;
    expect(next).toMatchObject({ title: 'Банк подтвердит оплату', awaited: { name: 'Банк' } });
    expect((await shop.post(user, `/order/${id}/cancel`)).status).toBe(409);
    expect((await begin(id)).body.state).toBe('OnlinePaymentProcessing');
    const later = new Date(shop.clock.now.getTime() + 60_000);
    await settleDelayedPayments(shop.db, later);
    expect(await paymentOf(id)).toMatchObject({ state: 'OnlinePaymentPaid' });
  });

  it('is refunded when the order is canceled, and started ones are closed', async () => {
    const id = await order();
    const { body } = await begin(id);
    await click(body.url, 'pay');
    await shop.post(user, `/order/${id}/cancel`);
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, body.id));
    expect(row?.progress).toBe('Refunding');
    const { body: canceled } = await shop.get(user, `/order/${id}`);
    expect(canceled.timeline.at(-1)).toMatchObject({
      status: 'Canceled',
      comment: 'Вернём 4\u00a0980\u00a0₽ тем же путём, каким вы платили',
    });
    const other = await order();
    const { body: begun } = await begin(other);
    await shop.post(user, `/order/${other}/cancel`);
    expect((await click(begun.url, 'pay')).text).toContain('закрыта');
  });

  it('blocks the order until it is paid, and responds with 404 to others', async () => {
    const id = await order();
    const confirm = () =>
      shop.db.transaction((tx) => advanceOrder(tx, id, 'Confirmed', shop.clock.now));
    await expect(confirm()).rejects.toMatchObject({ status: 409 });
    expect((await shop.get(user, '/order/pending')).body.items).toMatchObject([{ id }]);
    const foreign = await shop.post('stranger', `/order/${id}/payment/online`);
    expect(foreign.status).toBe(404);
    const { body } = await begin(id);
    await click(body.url, 'pay');
    await confirm();
    expect((await shop.get(user, '/order/pending')).body.items).toEqual([]);
  });
});

describe('installments', () => {
  it('are requested with a term, and approved or declined', async () => {
    const id = await order('SberInstallment');
    const path = `/order/${id}/installment`;
    const { body } = await shop.get(user, path);
    expect(body).toMatchObject({ state: 'Available', amount: 498_000, selectedMonths: null });
    expect(body.plans[1]).toEqual({
      months: 6,
      monthlyPayment: 83_000,
      total: 498_000,
      overpayment: 0,
    });
    const next = async () => (await shop.get(user, `/order/${id}`)).body.next.title;
    expect(await next()).toBe('Подайте заявку на рассрочку');
    await click(body.applyURL, 'wait', { months: '6' });
    expect(await next()).toBe('Банк рассмотрит заявку');
    expect((await shop.get(user, path)).body).toMatchObject({
      state: 'InReview',
      selectedMonths: 6,
      applyURL: null,
    });
    await settleDelayedPayments(shop.db, new Date(shop.clock.now.getTime() + 60_000));
    expect((await shop.get(user, path)).body.state).toBe('Approved');
    expect(await next()).toBe('Менеджер подтвердит заказ');
    const declined = await order('SberInstallment');
    const { body: other } = await shop.get(user, `/order/${declined}/installment`);
    await click(other.applyURL, 'decline');
    expect((await shop.get(user, `/order/${declined}/installment`)).body).toMatchObject({
      state: 'Declined',
      reason: 'Банк отказал без указания причины',
    });
  });

  it('show their terms before the order is placed, while available', async () => {
    await shop.add(user, 'composite', 1);
    const { id, totals } = await shop.fillCheckout(user, ['composite']);
    const { body } = await shop.get(user, `/order/${id}/installment`);
    expect(body).toMatchObject({ state: 'Available', amount: totals.toPay, applyURL: null });
    const cheap = `u-${randomUUID()}`;
    await shop.add(cheap, 'bur', 1);
    const { id: small } = await shop.fillCheckout(cheap, ['bur']);
    expect((await shop.get(cheap, `/order/${small}/installment`)).body.reason).toBe('NotAllowed');
  });

  it('start with the term chosen in the shop', async () => {
    const id = await order('SberInstallment');
    const { body } = await shop.get(user, `/order/${id}/installment`);
    const page = await shop.fetch(new Request(`${body.applyURL}?months=12`));
    expect(await page.text()).toContain('<option value="12" selected>');
  });

  it('are only for orders with this payment method', async () => {
    const id = await order('Cash');
    expect((await shop.get(user, `/order/${id}/installment`)).body.reason).toBe('NotAllowed');
    expect((await shop.post(user, `/order/${id}/payment/online`)).body.reason).toBe('NotAllowed');
    expect((await shop.get('stranger', `/order/${id}/installment`)).status).toBe(404);
  });

  it('are canceled with the order, approved or not', async () => {
    const id = await order('SberInstallment');
    const path = `/order/${id}/installment`;
    await click((await shop.get(user, path)).body.applyURL, 'pay', { months: '6' });
    expect(await paymentOf(id)).toMatchObject({ status: 'Paid' });
    expect((await shop.post(user, `/order/${id}/cancel`)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'NotPaid' });
    const closed = { state: 'Declined', reason: 'Заказ отменён, рассрочка закрыта' };
    expect((await shop.get(user, path)).body).toMatchObject(closed);
    const other = await order('SberInstallment');
    const { applyURL } = (await shop.get(user, `/order/${other}/installment`)).body;
    await shop.post(user, `/order/${other}/cancel`);
    expect((await click(applyURL, 'pay', { months: '6' })).text).toContain('закрыта');
    expect((await shop.get(user, `/order/${other}/installment`)).body).toMatchObject(closed);
  });

  it('of an order that was not created are closed; the retry has its own', async () => {
    await shop.add(user, 'composite', 1);
    const { id } = await shop.fillCheckout(user, ['composite']);
    const way = { method: 'SberInstallment' };
    const { body } = await shop.put(user, `/checkout/${id}/payment`, way);
    await failNextOrders(shop.db, 1);
    await shop.confirm(user, id, body.totals.toPay);
    const [first] = await shop.db.select().from(payments).where(eq(payments.orderID, id));
    const settled = await settlePayment(shop.db, first?.id ?? '', 'Paid', { now: shop.clock.now });
    expect(settled).toBe('Closed');
    expect((await shop.get(user, `/order/${id}`)).body.payment.status).toBe('NotPaid');
    expect((await shop.confirm(user, id, body.totals.toPay)).status).toBe(200);
    const { applyURL } = (await shop.get(user, `/order/${id}/installment`)).body;
    expect((await click(applyURL, 'pay', { months: '3' })).status).toBe(303);
    expect(await paymentOf(id)).toMatchObject({ status: 'Paid' });
  });

  it('can be requested once a manager has accepted the order', async () => {
    await shop.add(user, 'composite', 1);
    const { id } = await shop.fillCheckout(user, ['composite']);
    await shop.put(user, `/checkout/${id}/payment`, { method: 'SberInstallment' });
    const handed = await shop.post(user, '/cart/proceed/manager', { checkoutID: id });
    expect(handed.status).toBe(201);
    await shop.db.transaction((tx) => advanceOrder(tx, id, 'Pending', shop.clock.now));
    const { body } = await shop.get(user, `/order/${id}/installment`);
    expect(body).toMatchObject({ state: 'Available', amount: 498_000 });
  });
});

describe('a bank that is late', () => {
  it('refunds a payment for an order that was canceled meanwhile', async () => {
    const id = await order();
    const { body } = await begin(id);
    await click(body.url, 'wait');
    await shop.db.transaction((tx) => advanceOrder(tx, id, 'Canceled', shop.clock.now));
    expect(await paymentOf(id)).toMatchObject({ status: 'NotPaid' });
    await settleDelayedPayments(shop.db, new Date(shop.clock.now.getTime() + 60_000));
    const progress = async () =>
      (await shop.db.select().from(payments).where(eq(payments.id, body.id)))[0]?.progress;
    expect(await progress()).toBe('Closed');
    // A bank that has taken the money nevertheless refunds it.
    const late = await settlePayment(shop.db, body.id, 'Paid', { now: shop.clock.now });
    expect(late).toBe('Closed');
    expect(await progress()).toBe('Refunding');
    const [stored] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(stored?.paymentStatus).toBe('NotPaid');
  });

  it('is not awaited when the order was paid on delivery', async () => {
    const id = await order('BankCard');
    const { body } = await begin(id);
    await click(body.url, 'wait');
    for (const to of [
      'Confirmed',
      'WaitingForPicking',
      'WaitingForShipping',
      'Shipped',
      'Succeeded',
    ] as const) {
      await shop.db.transaction((tx) => advanceOrder(tx, id, to, shop.clock.now));
    }
    const settle = (outcome: 'Declined' | 'Paid') =>
      settlePayment(shop.db, body.id, outcome, { now: shop.clock.now });
    expect(await settle('Declined')).toBe('AlreadyPaid');
    const progress = async () =>
      (await shop.db.select().from(payments).where(eq(payments.id, body.id)))[0]?.progress;
    expect(await progress()).toBe('Closed');
    // A second payment is refunded, once.
    expect(await settle('Paid')).toBe('AlreadyPaid');
    expect(await progress()).toBe('Refunding');
  });
});
