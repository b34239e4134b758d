import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
import { payments } from '#server/db/schema/buying.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { actAs } from './act-as.ts';
import { pruneAuditRecords } from './audit-records.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const command = (...args: string[]) =>
  runCommand({ db: shop.db, now: shop.clock.now, account: 'olga', args });

async function place(): Promise<{ id: string; buyer: string }> {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  return { id: checkout.id, buyer };
}

const recordsOf = (orderID: string) =>
  shop.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.orderID, orderID))
    .orderBy(auditRecords.id);
const commandsOf = () =>
  shop.db.select().from(auditRecords).where(eq(auditRecords.entity, 'command'));

describe('the audit trail', () => {
  it('has who moved an order, and from where to where', async () => {
    const { id, buyer } = await place();
    await command('order', id, 'confirm');
    await command('--by', 'anna', 'order', id, 'cancel');
    const found = await recordsOf(id);
    expect(found.map(({ actor, act, before, after }) => [actor, act, before, after])).toEqual([
      [`user:${buyer}`, null, { status: 'Draft' }, { status: 'WaitingForCreating' }],
      ['shop', null, { status: 'WaitingForCreating' }, { status: 'Pending' }],
      ['staff:olga', `order ${id} confirm`, { status: 'Pending' }, { status: 'Confirmed' }],
      ['staff:anna', `order ${id} cancel`, { status: 'Confirmed' }, { status: 'Canceled' }],
    ]);
    expect(found).toMatchObject(found.map(() => ({ entity: 'orders', entityID: id })));
  });

  it('has the user who deletes an order that was not created', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['composite']);
    await shop.db
      .update(orders)
      .set({ status: 'CreatingError', confirmedAt: shop.clock.now })
      .where(eq(orders.id, checkout.id));
    expect((await shop.post(buyer, `/checkout/${checkout.id}/delete`)).status).toBe(200);
    expect((await recordsOf(checkout.id)).at(-1)).toMatchObject({ actor: `user:${buyer}` });
  });

  it('has each step of a payment and of the money that goes back', async () => {
    const { id, buyer } = await place();
    await shop.db.update(orders).set({ paymentMethod: 'BankCard' }).where(eq(orders.id, id));
    const { status } = await shop.post(buyer, `/order/${id}/payment/online`);
    expect(status).toBe(201);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderID, id));
    const { id: paymentID = '', amount = 0 } = payment ?? {};
    await settlePayment(shop.db, paymentID, 'Paid', { now: shop.clock.now });
    await command('order', id, 'cancel');
    const found = (await recordsOf(id)).filter(({ entity }) => entity !== 'orders');
    expect(found).toMatchObject([
      {
        actor: `user:${buyer}`,
        entity: 'payments',
        before: null,
        after: { method: 'BankCard', amount, progress: 'Created' },
      },
      { actor: 'bank', before: { progress: 'Created' }, after: { progress: 'Paid' } },
      { actor: 'staff:olga', entity: 'payments', after: { progress: 'Refunding' } },
      { actor: 'staff:olga', entity: 'payment_refunds', after: { payment_id: paymentID, amount } },
    ]);
  });

  it('has no contact, no text and no name', async () => {
    const user = { id: 'anna', issuer: 'test', subject: 'anna', email: 'anna@example.ru' };
    await shop.db.insert(users).values(user);
    await command('bonus', 'anna@example.ru', '500', 'За', 'терпение', 'Анны');
    const found = await shop.db.select().from(auditRecords);
    const [entry] = found.filter(({ entity }) => entity === 'bonus_entries');
    expect(entry).toMatchObject({
      actor: 'staff:olga',
      act: 'bonus … 500 …',
      before: null,
      after: { user_id: 'anna', kind: 'Grant', amount: 500, expires_on: null },
    });
    expect(JSON.stringify(found)).not.toMatch(/anna@|терпение|Анн/);
  });

  it('has commands that changed something, and neither those that only read nor those that failed', async () => {
    const before = (await commandsOf()).length;
    await command('order', 'list');
    await command('audit', 'list');
    await expect(command('order', 'nothing', 'ship')).rejects.toMatchObject({ status: 404 });
    await expect(command('order', 'fly')).rejects.toThrow();
    expect(await commandsOf()).toHaveLength(before);
    await command('accounting', 'fail', '0');
    expect(await commandsOf()).toHaveLength(before + 1);
  });

  it('is of one transaction with the change', async () => {
    const { id } = await place();
    const before = await recordsOf(id);
    const change = shop.db.transaction(async (tx) => {
      await actAs(tx, '1c');
      await tx.update(orders).set({ status: 'Confirmed' }).where(eq(orders.id, id));
      throw new Error('No');
    });
    await expect(change).rejects.toThrow('No');
    expect(await recordsOf(id)).toEqual(before);
    // Nobody acts for the next one of this connection.
    await shop.db.update(orders).set({ status: 'Confirmed' }).where(eq(orders.id, id));
    expect((await recordsOf(id)).at(-1)).toMatchObject({ actor: 'shop', act: null });
  });

  it('is shown by order and by person', async () => {
    const { id } = await place();
    await command('--by', 'vera', 'order', id, 'confirm');
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const text = await command('audit', 'order', order?.number ?? '');
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain(`staff:vera  order ${id} confirm  orders ${id}`);
    expect(text).toContain('status: "Pending" → "Confirmed"');
    expect(await command('audit', 'order', id)).toBe(text);
    expect((await command('audit', 'by', 'staff:vera')).split('\n')).toHaveLength(2);
    expect(await command('audit', 'by', 'staff:nobody')).toBe('Записей нет');
    await expect(command('audit', 'order')).rejects.toThrow('Журнал умеет');
    await expect(command('--by', 'a b', 'order', 'list')).rejects.toThrow('--by');
  });

  it('keeps records as long as the settings say', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await pruneAuditRecords(shop.db, 0, tomorrow);
    const all = await shop.db.$count(auditRecords);
    expect(all).toBeGreaterThan(10);
    await pruneAuditRecords(shop.db, 2, tomorrow);
    expect(await shop.db.$count(auditRecords)).toBe(all);
    await pruneAuditRecords(shop.db, 1, new Date(tomorrow.getTime() + 60_000));
    expect(await shop.db.$count(auditRecords)).toBe(0);
  });
});
