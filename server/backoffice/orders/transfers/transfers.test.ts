import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRecords } from '#server/db/schema/audit.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { staffAuthenticator } from '#tests/support/servers/staff-authenticator.ts';

const STAFF = 'sveta';
let shop: TestShop;
let today: string;

beforeAll(async () => {
  shop = await startTestShop({ authenticator: staffAuthenticator(STAFF) });
  await shop.setProduct('composite', { stock: 900 });
  today = moscowDay(shop.clock.now);
});
afterAll(() => shop.close());

const read = async (id: string) => (await shop.get(STAFF, `/backoffice/orders/${id}`)).body;
const step = (id: string, body: object) => shop.post(STAFF, `/backoffice/orders/${id}/step`, body);

/** An order by invoice. */
async function place() {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  const { toPay } = checkout.totals;
  await shop.confirm(buyer, checkout.id, toPay);
  const byInvoice = { paymentMethod: 'Invoice' } as const;
  await shop.db.update(orders).set(byInvoice).where(eq(orders.id, checkout.id));
  return { id: checkout.id as string, buyer, toPay: toPay as number };
}

async function messagesOf(buyer: string) {
  return shop.db
    .select({ title: notifications.title, text: notifications.text })
    .from(notifications)
    .where(eq(notifications.userID, buyer));
}

async function lastTransferRecord(id: string) {
  const [record] = await shop.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.orderID, id), eq(auditRecords.entity, 'money_transfers')))
    .orderBy(desc(auditRecords.id))
    .limit(1);
  return record;
}

describe('a payment by invoice', () => {
  it('is recorded with its document alone, whose sum must be the owed one', async () => {
    const { id, toPay } = await place();
    expect(await read(id)).toMatchObject({ needsTransfer: true, transfers: [] });
    expect(await step(id, { step: 'Pay' })).toMatchObject({
      status: 422,
      body: { reason: 'TransferRequired' },
    });
    const transfer = { number: ' 118 ', day: today, amount: toPay };
    const wrong = await step(id, { step: 'Pay', transfer: { ...transfer, amount: toPay - 1 } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { reason: 'WrongAmount', errors: [{ path: '/transfer/amount' }] },
    });
    const late = await step(id, { step: 'Pay', transfer: { ...transfer, day: '2099-01-01' } });
    expect(late).toMatchObject({ status: 422, body: { reason: 'WrongDay' } });
    expect((await read(id)).paymentStatus).toBe('NotPaid');
    expect((await step(id, { step: 'Pay', transfer })).body).toMatchObject({
      paymentStatus: 'Paid',
      transfers: [{ kind: 'Payment', number: '118', day: today, amount: toPay, undoneAt: null }],
    });
    expect(await lastTransferRecord(id)).toMatchObject({
      actor: 'staff:sveta',
      before: null,
      after: { direction: 'Payment', number: '118', amount: toPay },
    });
  });

  it('is undone with a reason while nothing has been sent, and can be recorded again', async () => {
    const { id, buyer, toPay } = await place();
    const transfer = { number: '117', day: today, amount: toPay };
    await step(id, { step: 'Pay', transfer });
    expect((await read(id)).allowedSteps).toContain('Unpay');
    expect(await step(id, { step: 'Unpay' })).toMatchObject({
      status: 422,
      body: { reason: 'ReasonRequired' },
    });
    const reason = 'Поручение другого заказа';
    expect((await step(id, { step: 'Unpay', reason })).body).toMatchObject({
      paymentStatus: 'NotPaid',
      due: toPay,
      transfers: [{ undoneAt: expect.any(String), undoReason: reason }],
    });
    expect((await lastTransferRecord(id))?.after).toMatchObject({ undone_at: expect.any(String) });
    const { body } = await shop.get(STAFF, `/backoffice/audit?record=${id}&actor=staff:sveta`);
    expect(body.items[0]).toMatchObject({ act: `order ${id} unpay …`, reason });
    const { timeline } = (await shop.get(buyer, `/order/${id}`)).body;
    expect(timeline.at(-1)).toMatchObject({ title: 'Отметка об оплате снята', comment: reason });
    const undone = (await messagesOf(buyer)).find(({ title }) => title.includes('снята'));
    expect(undone?.text).toContain(reason);
    expect((await step(id, { step: 'Unpay', reason })).status).toBe(409);
    await step(id, { step: 'Pay', transfer: { ...transfer, number: '120' } });
    for (const next of ['Confirm', 'Pick', 'Pack', 'Ship']) {
      expect((await step(id, { step: next })).status).toBe(200);
    }
    expect((await read(id)).allowedSteps).not.toContain('Unpay');
  });
});

describe('money that no bank returns', () => {
  const listed = async () => {
    const { body } = await shop.get(STAFF, '/backoffice/orders?toReturn=true&pageSize=100');
    return body.items.map(({ id }: { id: string }) => id) as string[];
  };

  it('is in a list until staff record its document, which the buyer reads', async () => {
    const { id, buyer, toPay } = await place();
    await step(id, { step: 'Pay', transfer: { number: '119', day: today, amount: toPay } });
    expect(await listed()).not.toContain(id);
    expect((await step(id, { step: 'Cancel', reason: 'Нет на складе' })).body).toMatchObject({
      toReturn: toPay,
      allowedSteps: ['GiveBack'],
    });
    expect(await listed()).toContain(id);
    expect(await step(id, { step: 'GiveBack' })).toMatchObject({
      status: 422,
      body: { reason: 'TransferRequired' },
    });
    const transfer = { number: '205', day: today, amount: toPay };
    const wrong = await step(id, { step: 'GiveBack', transfer: { ...transfer, amount: 1 } });
    expect(wrong).toMatchObject({ status: 422, body: { reason: 'WrongAmount' } });
    const { version } = await read(id);
    expect((await step(id, { step: 'GiveBack', transfer, version })).body).toMatchObject({
      toReturn: 0,
      allowedSteps: [],
      transfers: [{ kind: 'Payment' }, { kind: 'Return', number: '205', amount: toPay }],
    });
    expect(await listed()).not.toContain(id);
    expect((await read(id)).version).toBeGreaterThan(version);
    expect(await lastTransferRecord(id)).toMatchObject({ after: { direction: 'Return' } });
    const sent = (await messagesOf(buyer)).find(({ title }) => title.includes('деньги отправлены'));
    expect(sent?.text).toMatch(/платёжное поручение №\s205/);
    const { timeline } = (await shop.get(buyer, `/order/${id}`)).body;
    expect(timeline.at(-1)).toMatchObject({ title: 'Деньги отправлены вам' });
  });

  it('is paid back in cash by a cash order, not before it was paid, and by one document once', async () => {
    const { id, buyer, toPay } = await place();
    const yesterday = moscowDay(new Date(shop.clock.now.getTime() - 86_400_000));
    const early = { number: '301', day: yesterday, amount: toPay };
    expect(await step(id, { step: 'Pay', transfer: early })).toMatchObject({
      status: 422,
      body: { reason: 'WrongDay' },
    });
    const other = await place();
    const transfer = { number: '301', day: today, amount: toPay };
    expect((await step(id, { step: 'Pay', transfer })).status).toBe(200);
    const taken = { step: 'Pay', transfer: { ...transfer, amount: other.toPay } };
    expect(await step(other.id, taken)).toMatchObject({
      status: 422,
      body: { reason: 'NumberTaken', errors: [{ path: '/transfer/number' }] },
    });
    await step(id, { step: 'Cancel', reason: 'Нет на складе' });
    const back = { number: 'РКО-8', day: today, amount: toPay };
    const before = await step(id, { step: 'GiveBack', transfer: { ...back, day: yesterday } });
    expect(before).toMatchObject({ status: 422, body: { reason: 'WrongDay' } });
    expect((await step(id, { step: 'GiveBack', transfer: back })).status).toBe(200);
    const found = await shop.get(STAFF, `/backoffice/orders?text=${encodeURIComponent(' РКО-8')}`);
    expect(found.body.items).toMatchObject([{ id }]);
    const sent = (await messagesOf(buyer)).find(({ title }) => title.includes('деньги выданы'));
    expect(sent?.text).toMatch(/расходный кассовый ордер №\sРКО-8/);
    expect(sent?.text).not.toContain('банк');
  });

  it('is none of an order that was not paid', async () => {
    const { id } = await place();
    await step(id, { step: 'Cancel', reason: 'Нет на складе' });
    expect(await read(id)).toMatchObject({ toReturn: 0, allowedSteps: [] });
    expect(await listed()).not.toContain(id);
  });
});
