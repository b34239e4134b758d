import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bankRefunds, paymentRefunds, payments } from '#server/db/schema/buying.ts';
import type {
  PaymentRefund,
  PaymentRow,
  RefundState,
} from '#server/integrations/payment-provider.ts';
import { createLocalPayment } from '#server/order/payments/local-payment.ts';
import { owePart } from '#server/order/payments/owed-money.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { refundMoney } from './send-refunds.ts';
import { settlePayment } from './settle-payment.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

/** Creates a paid and canceled order; returns the id of its payment. */
async function paidAndCanceled(): Promise<string> {
  await shop.add(user, 'composite', 1);
  const { id } = await shop.fillCheckout(user, ['composite']);
  const { body } = await shop.put(user, `/checkout/${id}/payment`, { method: 'SBP' });
  await shop.confirm(user, id, body.totals.toPay);
  const begun = await shop.post(user, `/order/${id}/payment/online`, undefined, randomUUID());
  await settlePayment(shop.db, begun.body.id, 'Paid', { now: shop.clock.now });
  expect((await shop.post(user, `/order/${id}/cancel`)).status).toBe(200);
  return begun.body.id;
}

async function find(id: string): Promise<PaymentRow | undefined> {
  const [row] = await shop.db.select().from(payments).where(eq(payments.id, id));
  return row;
}

const logger = pino({ level: 'silent' });
const giveBack = (refund: (refund: PaymentRefund) => Promise<RefundState>, waited = 0) =>
  refundMoney({
    db: shop.db,
    provider: { refund },
    logger,
    now: new Date(shop.clock.now.getTime() + waited),
  });
const titles = async () =>
  (await shop.get(user, '/notifications')).body.items.map(({ title }: { title: string }) => title);

it('refunds: are made for a canceled order, with one notification', async () => {
  const id = await paidAndCanceled();
  const bank = createLocalPayment('http://localhost:3000', shop.db);
  expect(await giveBack(bank.refund)).toBe(1);
  expect((await find(id))?.progress).toBe('Refunded');
  const given = await shop.db.select().from(bankRefunds).where(eq(bankRefunds.paymentID, id));
  expect(given).toMatchObject([{ amount: 498_000 }]);
  expect(await giveBack(bank.refund, 60_000)).toBe(0);
  const notifications = (await titles()).filter((title: string) =>
    title.startsWith('Вернули деньги'),
  );
  expect(notifications).toHaveLength(1);
  const { body: order } = await shop.get(user, `/order/${(await find(id))?.orderID}`);
  const [canceled, returned] = order.timeline.slice(-2);
  expect(canceled).toMatchObject({ title: 'Отменён' });
  expect(returned).toMatchObject({
    status: 'Canceled',
    title: 'Вернули деньги',
    at: shop.clock.now.toISOString(),
    actor: { kind: 'System', name: 'Банк' },
  });
  expect(returned.comment).toContain('4\u00a0980\u00a0₽');
});

it('refunds: are retried with a delay while the bank does not respond', async () => {
  const id = await paidAndCanceled();
  let requested = 0;
  const broken = async () => {
    requested += 1;
    throw new Error('The bank is out of reach');
  };
  expect(await giveBack(broken)).toBe(0);
  await giveBack(broken, 29_000);
  expect(requested).toBe(1);
  await giveBack(broken, 31_000);
  expect(requested).toBe(2);
  expect((await find(id))?.progress).toBe('Refunding');
  const sound: string[] = [];
  await giveBack(async ({ payment }) => {
    sound.push(payment.id);
    return 'Refunded';
  }, 120_000);
  expect(sound).toEqual([id]);
  expect((await find(id))?.progress).toBe('Refunded');
});

it('refunds: do not wait for a process whose clock was a day ahead', async () => {
  const id = await paidAndCanceled();
  const unreachable = () => Promise.reject(new Error('The bank is out of reach'));
  await giveBack(unreachable, 86_400_000);
  expect(await giveBack(async () => 'Refunded')).toBe(1);
  expect((await find(id))?.progress).toBe('Refunded');
});

it('refunds: are requested by one process only', async () => {
  const id = await paidAndCanceled();
  const requested: string[] = [];
  const refund = async ({ payment }: PaymentRefund) => {
    requested.push(payment.id);
    return 'Refunded' as const;
  };
  await Promise.all([giveBack(refund), giveBack(refund), giveBack(refund)]);
  expect(requested).toEqual([id]);
});

it('refunds: are not repeated when the bank reports a payment repeatedly', async () => {
  const id = await paidAndCanceled();
  const report = () => settlePayment(shop.db, id, 'Paid', { now: shop.clock.now });
  expect(await report()).toBe('Closed');
  await giveBack(async () => 'Refunded');
  expect(await report()).toBe('Closed');
  expect((await find(id))?.progress).toBe('Refunded');
});

/** Makes a part of a payment go back, in a transaction of its own. */
const owe = (orderID: string, amount: number) =>
  shop.db.transaction((tx) => owePart(tx, orderID, { amount, refundID: null }, shop.clock.now));

it('refunds: of parts of a payment are made once each, and never exceed it', async () => {
  await shop.add(user, 'composite', 1);
  const { id } = await shop.fillCheckout(user, ['composite']);
  const { body } = await shop.put(user, `/checkout/${id}/payment`, { method: 'SBP' });
  await shop.confirm(user, id, body.totals.toPay);
  const { body: begun } = await shop.post(user, `/order/${id}/payment/online`, undefined, user);
  await settlePayment(shop.db, begun.id, 'Paid', { now: shop.clock.now });
  await owe(id, 100_000);
  await owe(id, 150_000);
  await expect(owe(id, 498_001 - 250_000)).rejects.toThrow('More than payment');
  const bank = createLocalPayment('http://localhost:3000', shop.db);
  let failures = 1;
  const unsteady = async (refund: PaymentRefund) => {
    await bank.refund(refund);
    // The bank did it, but its response was lost.
    if (failures-- > 0) throw new Error('No response');
    return 'Refunded' as const;
  };
  expect(await giveBack(unsteady)).toBe(1);
  // What happens next in the history of the order is later.
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await giveBack(unsteady)).toBe(1);
  expect((await find(begun.id))?.progress).toBe('Paid');
  const { timeline } = (await shop.get(user, `/order/${id}`)).body;
  const sent = timeline.filter(({ title }: { title: string }) => title === 'Вернули деньги');
  expect(sent).toHaveLength(2);
  expect((await shop.post(user, `/order/${id}/cancel`)).status).toBe(200);
  expect((await find(begun.id))?.progress).toBe('Refunding');
  await giveBack(bank.refund);
  expect((await find(begun.id))?.progress).toBe('Refunded');
  const given = await shop.db.select().from(bankRefunds).where(eq(bankRefunds.paymentID, begun.id));
  expect(given.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    100_000, 150_000, 248_000,
  ]);
  const owed = await shop.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentID, begun.id));
  expect(owed.map(({ dueAt }) => dueAt)).toEqual([null, null, null]);
});

it('refunds: owe no part of a payment that goes back already', async () => {
  const id = await paidAndCanceled();
  const payment = await find(id);
  expect(await owe(payment?.orderID ?? '', 1)).toBe(false);
  const owed = await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentID, id));
  expect(owed.map(({ amount }) => amount)).toEqual([payment?.amount]);
});
