import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/db/schema/buying.ts';
import { users } from '#server/db/schema/identity.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { shopActor } from '#server/order/actor.ts';
import { lockOwnOrder } from '#server/order/order-store.ts';
import { owePart } from '#server/order/payments/owed-money.ts';
import { acceptRefund } from '#server/order/refunds/decide-refund.ts';
import { requestRefund } from '#server/order/refunds/request-refund.ts';
import { watchPayments } from '#server/payment/follow/watch-payments.ts';
import { refundMoney } from '#server/payment/send-refunds.ts';
import { type FakeYooKassa, startFakeYooKassa } from '#tests/support/fakes/yookassa.ts';
import { START, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let yookassa: FakeYooKassa;
let shop: TestShop;
let user: string;

beforeAll(async () => {
  yookassa = await startFakeYooKassa();
  const { url, shopID, secretKey } = yookassa;
  const receipts = { receipts: 'yookassa', paymentMode: 'full_payment', taxSystem: null } as const;
  shop = await startTestShop({
    config: { localPayment: false, yookassa: { url, shopID, secretKey, ...receipts } },
  });
});
afterAll(async () => {
  await shop.close();
  await yookassa.close();
});
beforeEach(async () => {
  user = `u-${randomUUID()}`;
  shop.clock.now = START;
  yookassa.calls.length = 0;
  yookassa.refundAs('succeeded');
  const person = { firstName: 'Анна', email: 'anna@example.ru', phone: '+79161234567' };
  await shop.db.insert(users).values({ id: user, issuer: 'test', subject: user, ...person });
});

async function order(method: 'SBP' | 'BankCard', quantity = 1): Promise<string> {
  await shop.add(user, 'composite', quantity);
  const { id } = await shop.fillCheckout(user, ['composite']);
  const { body } = await shop.put(user, `/checkout/${id}/payment`, { method });
  expect((await shop.confirm(user, id, body.totals.toPay)).status).toBe(200);
  return id;
}

const begin = (id: string, key: string = randomUUID()) =>
  shop.post(user, `/order/${id}/payment/online`, undefined, key);
const statusOf = async (id: string) => (await shop.get(user, `/order/${id}`)).body.payment.status;
const progressOf = async (id: string) =>
  (await shop.db.select().from(payments).where(eq(payments.id, id)))[0]?.progress;
const remoteOf = (id: string) => {
  const found = [...yookassa.payments.values()].filter(({ metadata }) => metadata.payment === id);
  expect(found).toHaveLength(1);
  return found[0];
};

/** What ЮKassa, or somebody else, sends to the shop. */
async function notify(object: object, event = 'payment.succeeded'): Promise<number> {
  const request = new Request('http://localhost:3000/payment-notifications', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'notification', event, object }),
  });
  return (await shop.fetch(request)).status;
}

const logger = pino({ level: 'silent' });
const later = (seconds: number) => new Date(shop.clock.now.getTime() + seconds * 1000);
const remote = () => {
  const found = shop.services.payment?.remote;
  if (!found) throw new Error('The provider has no payments of its own');
  return found;
};
const watch = (now: Date) => watchPayments({ db: shop.db, remote: remote(), logger, now });
const giveBack = (now: Date) => {
  const provider = shop.services.payment;
  if (provider === null) throw new Error('There is no provider');
  return refundMoney({ db: shop.db, provider, logger, now });
};
const refundsOf = (id: string) =>
  yookassa.refunds.filter(({ payment_id }) => payment_id === remoteOf(id)?.id);

describe('a payment by ЮKassa', () => {
  it('is begun once, with a receipt, and paid by SBP when notified', async () => {
    const id = await order('SBP');
    const { status, body } = await begin(id);
    expect({ status, qr: body.qr }).toEqual({ status: 201, qr: null });
    expect((await begin(id)).body).toEqual(body);
    const creating = yookassa.calls.filter(({ call }) => call === 'POST /payments');
    expect(creating).toHaveLength(1);
    expect(creating[0]).toMatchObject({
      key: body.id,
      body: {
        amount: { value: '4980.00', currency: 'RUB' },
        description: `Оплата заказа Д-${id}`,
        payment_method_data: { type: 'sbp' },
        confirmation: { type: 'redirect', return_url: `http://localhost:3000/order/${id}` },
        capture: true,
        receipt: {
          customer: { email: 'anna@example.ru' },
          items: [
            {
              description: 'Композит Эстерион, шприц 4 г, A2',
              quantity: 1,
              amount: { value: '4590.00', currency: 'RUB' },
              measure: 'piece',
              payment_subject: 'commodity',
              payment_mode: 'full_payment',
            },
            {
              description: 'Доставка',
              amount: { value: '390.00', currency: 'RUB' },
              vat_code: 11,
              payment_subject: 'service',
            },
          ],
        },
      },
    });
    expect(await notify(yookassa.pay(body.url))).toBe(200);
    expect(await statusOf(id)).toBe('Paid');
    // Twice, and late.
    expect(await notify(remoteOf(body.id) ?? {})).toBe(200);
    shop.clock.now = later(7200);
    expect(await notify(remoteOf(body.id) ?? {})).toBe(200);
    expect(await progressOf(body.id)).toBe('Paid');
    await giveBack(later(60));
    expect(refundsOf(body.id)).toEqual([]);
    const { body: seen } = await shop.get(user, '/notifications');
    const paid = seen.items.filter(({ title }: { title: string }) => title.endsWith('оплачен'));
    expect(paid).toHaveLength(1);
  });

  it('by card is held, then captured once', async () => {
    const id = await order('BankCard');
    const { body } = await begin(id);
    const held = yookassa.pay(body.url);
    const statuses = await Promise.all(
      [1, 2, 3].map(() => notify(held, 'payment.waiting_for_capture')),
    );
    expect(statuses).toEqual([200, 200, 200]);
    expect(await statusOf(id)).toBe('Paid');
    expect(remoteOf(body.id)?.status).toBe('succeeded');
    const captured = yookassa.calls.filter(({ call }) => call.endsWith('/capture'));
    expect(new Set(captured.map(({ key }) => key))).toEqual(new Set([`${body.id}.capture`]));
    expect(yookassa.calls.filter(({ call }) => call.endsWith('/cancel'))).toEqual([]);
  });

  it('is declined, and begun again', async () => {
    const id = await order('BankCard');
    const { body } = await begin(id);
    expect(await notify(yookassa.decline(body.url), 'payment.canceled')).toBe(200);
    expect(await progressOf(body.id)).toBe('Declined');
    const { body: second } = await begin(id);
    expect(second.id).not.toBe(body.id);
    await notify(yookassa.pay(second.url), 'payment.waiting_for_capture');
    expect(await statusOf(id)).toBe('Paid');
  });

  it('is not paid by a forged notification', async () => {
    const id = await order('SBP');
    const { body } = await begin(id);
    const genuine = remoteOf(body.id);
    expect(await notify({ ...genuine, status: 'succeeded', paid: true })).toBe(200);
    expect(await statusOf(id)).toBe('NotPaid');
    const before = yookassa.calls.length;
    expect(await notify({ id: randomUUID(), status: 'succeeded' })).toBe(200);
    // Nobody makes the shop call ЮKassa about payments that it does not have.
    expect(yookassa.calls.length).toBe(before);
  });

  it('for another sum does not pay the order', async () => {
    const id = await order('SBP');
    const { body } = await begin(id);
    const paid = yookassa.pay(body.url);
    paid.amount = { value: '1.00', currency: 'RUB' };
    expect(await notify(paid)).toBe(503);
    expect(await statusOf(id)).toBe('NotPaid');
  });

  it('is found when its notification is lost', async () => {
    const id = await order('SBP');
    const { body } = await begin(id);
    yookassa.pay(body.url);
    await watch(later(10));
    expect(await statusOf(id)).toBe('NotPaid');
    await watch(later(120));
    expect(await statusOf(id)).toBe('Paid');
  });

  it('is notified again after ЮKassa did not respond', async () => {
    const id = await order('SBP');
    const { body } = await begin(id);
    const paid = yookassa.pay(body.url);
    yookassa.fail('Error', 2);
    expect(await notify(paid)).toBe(503);
    expect(await statusOf(id)).toBe('NotPaid');
    expect(await notify(paid)).toBe(200);
    expect(await statusOf(id)).toBe('Paid');
  });

  it.each(['Error', 'Malformed', 'Dropped', 'Lost'] as const)(
    'exists once when the response to its creation fails (%s)',
    async (failure) => {
      const id = await order('SBP');
      yookassa.fail(failure, 2);
      const failed = await begin(id);
      expect(failed.status).toBe(503);
      expect(failed.body.message).toContain('деньги не списаны');
      // The profile has changed meanwhile: the repeated call is the same nevertheless.
      await shop.db.update(users).set({ email: 'new@example.ru' }).where(eq(users.id, user));
      const { status, body } = await begin(id);
      expect(status).toBe(201);
      expect(remoteOf(body.id)?.id).toBeDefined();
      await notify(yookassa.pay(body.url));
      expect(await statusOf(id)).toBe('Paid');
    },
  );

  it('is captured once when the response to that is lost', async () => {
    const id = await order('BankCard');
    const { body } = await begin(id);
    const held = yookassa.pay(body.url);
    const event = 'payment.waiting_for_capture';
    const capture = remote();
    const before = capture.capture;
    let failures = 1;
    capture.capture = async (payment) => {
      const state = await before(payment);
      if (failures-- > 0) throw new Error('The response was lost');
      return state;
    };
    expect(await notify(held, event)).toBe(503);
    capture.capture = before;
    // Captured, but the shop does not know yet: it does not expire meanwhile.
    expect(await statusOf(id)).toBe('Pending');
    shop.clock.now = later(3600);
    expect(await notify(held)).toBe(200);
    expect(await statusOf(id)).toBe('Paid');
  });

  it('by card that comes too late is released, by SBP refunded', async () => {
    const id = await order('BankCard');
    const { body } = await begin(id);
    shop.clock.now = later(2400);
    await notify(yookassa.pay(body.url), 'payment.waiting_for_capture');
    expect(remoteOf(body.id)?.status).toBe('canceled');
    expect(await statusOf(id)).toBe('NotPaid');
    const other = await order('SBP');
    const { body: slow } = await begin(other);
    shop.clock.now = later(2400);
    await notify(yookassa.pay(slow.url));
    expect(await progressOf(slow.id)).toBe('Refunding');
    await giveBack(later(1));
    expect(refundsOf(slow.id)).toMatchObject([{ amount: { value: '4980.00' } }]);
    expect(await progressOf(slow.id)).toBe('Refunded');
  });

  it('by card for a canceled order is released', async () => {
    const id = await order('BankCard');
    const { body } = await begin(id);
    const held = yookassa.pay(body.url);
    await shop.db.transaction((tx) => advanceOrder(tx, id, 'Canceled', shop.clock.now));
    expect(await notify(held, 'payment.waiting_for_capture')).toBe(200);
    expect(remoteOf(body.id)?.status).toBe('canceled');
    await giveBack(later(60));
    expect(refundsOf(body.id)).toEqual([]);
  });

  it('needs an address for the receipt', async () => {
    await shop.db.update(users).set({ email: null }).where(eq(users.id, user));
    const { status, body } = await begin(await order('SBP'));
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'Укажите почту в профиле: на неё придёт кассовый чек',
    });
  });
});

describe('refunds by ЮKassa', () => {
  async function paid(quantity = 1): Promise<{ id: string; payment: string }> {
    const id = await order('SBP', quantity);
    const { body } = await begin(id);
    await notify(yookassa.pay(body.url));
    expect(await statusOf(id)).toBe('Paid');
    return { id, payment: body.id };
  }

  it('return all of a canceled order with a receipt, once', async () => {
    const { id, payment } = await paid(3);
    await shop.post(user, `/order/${id}/cancel`);
    await giveBack(later(1));
    await giveBack(later(600));
    expect(refundsOf(payment)).toHaveLength(1);
    const sent = yookassa.calls.filter(({ call }) => call === 'POST /refunds');
    const bought = yookassa.calls.find(({ call }) => call === 'POST /payments');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body.receipt).toEqual(bought?.body.receipt);
    expect(await progressOf(payment)).toBe('Refunded');
  });

  it.each(['Lost', 'Error', 'Malformed'] as const)(
    'are made once when a response fails (%s), a day later too',
    async (failure) => {
      const { id, payment } = await paid();
      await shop.post(user, `/order/${id}/cancel`);
      await giveBackFailing(failure);
      expect(await progressOf(payment)).toBe('Refunding');
      await giveBack(later(2 * 86_400));
      expect(refundsOf(payment)).toHaveLength(1);
      expect(await progressOf(payment)).toBe('Refunded');
    },
  );

  /** One run whose `POST /refunds` fails in both attempts. */
  async function giveBackFailing(failure: 'Lost' | 'Error' | 'Malformed'): Promise<void> {
    const { length } = yookassa.calls;
    yookassa.failCalls('POST /refunds', failure, 2);
    await giveBack(later(1));
    expect(
      yookassa.calls.slice(length).filter(({ call }) => call === 'POST /refunds'),
    ).toHaveLength(2);
  }

  it('wait while pending, and are attempted again when canceled', async () => {
    const { id, payment } = await paid();
    await shop.post(user, `/order/${id}/cancel`);
    yookassa.refundAs('canceled');
    await giveBack(later(1));
    yookassa.refundAs('pending');
    await giveBack(later(120));
    await giveBack(later(240));
    expect(refundsOf(payment).map(({ status }) => status)).toEqual(['canceled', 'pending']);
    expect(await progressOf(payment)).toBe('Refunding');
    for (const refund of refundsOf(payment)) {
      if (refund.status === 'pending') refund.status = 'succeeded';
    }
    await giveBack(later(7200));
    expect(await progressOf(payment)).toBe('Refunded');
    expect(refundsOf(payment)).toHaveLength(2);
  });

  it('of returned products have these products in their receipt', async () => {
    const { id, payment } = await paid(3);
    for (const to of [
      'Confirmed',
      'WaitingForPicking',
      'WaitingForShipping',
      'Shipped',
      'Succeeded',
    ] as const) {
      await shop.db.transaction((tx) => advanceOrder(tx, id, to, shop.clock.now));
    }
    await shop.db.transaction(async (tx) => {
      const bought = await lockOwnOrder(tx, user, id);
      const { refund } = await requestRefund(
        tx,
        bought,
        {
          items: [{ productID: 'composite', quantity: 2 }],
          reason: 'ItemQualityNotExpected',
          label: 'Брак',
        },
        { actor: shopActor, now: shop.clock.now },
      );
      const locked = await lockOwnOrder(tx, user, id);
      await acceptRefund(tx, locked, refund.id, { note: null, now: shop.clock.now });
    });
    await giveBack(later(1));
    expect(refundsOf(payment)).toMatchObject([{ amount: { value: '9180.00' } }]);
    const sent = yookassa.calls.find(({ call }) => call === 'POST /refunds');
    expect(sent?.body.receipt.items).toMatchObject([
      { quantity: 2, amount: { value: '4590.00' }, payment_subject: 'commodity' },
    ]);
  });

  it('of parts have receipts that add up to them, and never exceed the payment', async () => {
    const { id, payment } = await paid(3);
    await shop.db.transaction((tx) =>
      owePart(tx, id, { amount: 100_001, refundID: null }, shop.clock.now),
    );
    await giveBack(later(1));
    await shop.post(user, `/order/${id}/cancel`);
    await giveBack(later(60));
    const total = remoteOf(payment)?.amount.value.replace('.', '');
    const given = refundsOf(payment).reduce(
      (sum, { amount }) => sum + Number(amount.value.replace('.', '')),
      0,
    );
    expect(refundsOf(payment)).toHaveLength(2);
    expect(given).toBe(Number(total));
  });
});
