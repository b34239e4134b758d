import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { paymentRefunds, payments } from '#server/db/schema/buying.ts';
import { orders, partners, refundLines, refunds } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { changeProgress, createPayment } from '#server/order/payments/payments.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { testAuthenticator } from '#tests/support/servers/server.ts';

const STAFF = 'sveta';
/** The register of the demo does not have it. */
const UNKNOWN_INN = '7736050003';
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    authenticator: {
      ...testAuthenticator,
      verifyToken: async (token) => {
        const found = await testAuthenticator.verifyToken(token);
        return found.sub === STAFF ? { ...found, roles: ['admin'] } : found;
      },
    },
  });
});
afterAll(() => shop.close());

const read = (path: string) => shop.get(STAFF, `/backoffice${path}`);
const act = (path: string, body: unknown) => shop.post(STAFF, `/backoffice${path}`, body);

async function apply(inn: string): Promise<string> {
  const { status, body } = await shop.post(`b-${randomUUID()}`, '/support/tickets/partner', {
    inn,
    firstName: 'Игорь',
    lastName: 'Соколов',
    phone: '+79161234567',
  });
  expect(status).toBe(201);
  return body.id;
}

const namesOf = (details: { name: string }[]) => details.map(({ name }) => name);

describe('applications of companies', () => {
  it('show what the register knows', async () => {
    const { body } = await read(`/tickets/${await apply('7799000012')}`);
    expect(body.needsName).toBe(false);
    expect(namesOf(body.details)).toEqual(['ИНН', 'Название', 'Адрес']);
  });

  it('are granted with a name when the register knows nothing', async () => {
    const id = await apply(UNKNOWN_INN);
    const { body } = await read(`/tickets/${id}`);
    expect(body.needsName).toBe(true);
    expect(namesOf(body.details)).toEqual(['ИНН']);
    const path = `/tickets/${id}/response`;
    const grant = { action: 'Grant', text: 'Подключили' };
    expect(await act(path, grant)).toMatchObject({
      status: 422,
      body: { reason: 'NameRequired', errors: [{ path: '/name' }] },
    });
    const granted = await act(path, { ...grant, name: ' ООО «Ромашка» ' });
    expect(granted.body).toMatchObject({ status: 'Done', needsName: false });
    const [company] = await shop.db
      .select({ name: partners.name })
      .from(partners)
      .where(eq(partners.inn, UNKNOWN_INN));
    expect(company?.name).toBe('ООО «Ромашка»');
  });
});

describe('the application of an entrepreneur', () => {
  it('is granted by a valid ИНН of 12 digits alone, and a wrong one says what is wrong', async () => {
    const buyer = `b-${randomUUID()}`;
    const { body: ticket } = await shop.post(
      buyer,
      '/support/tickets/partner/individual',
      undefined,
    );
    const path = `/tickets/${ticket.id}/response`;
    const grant = { action: 'Grant', text: 'Подключили' };
    const rejected = { status: 422, body: { reason: 'InvalidINN', errors: [{ path: '/inn' }] } };
    const missing = await act(path, grant);
    expect(missing).toMatchObject(rejected);
    expect(missing.body.message).toContain('12\u00a0цифр');
    const wrong = await act(path, { ...grant, inn: '500100732258' });
    expect(wrong).toMatchObject(rejected);
    expect(wrong.body.message).toContain('контрольная сумма');
  });
});

describe('a response of staff', () => {
  it('has as many characters as one of the buyer', async () => {
    const { body } = await shop.post(`b-${randomUUID()}`, '/support/tickets/general', {
      comment: 'Где заказ?',
    });
    const path = `/tickets/${body.id}/response`;
    const text = 'я'.repeat(2000);
    expect((await act(path, { action: 'Reply', text: `${text}я` })).status).toBe(400);
    expect((await act(path, { action: 'Reply', text })).body.messages.at(-1).text).toBe(text);
  });
});

/** A received order, paid online, with a ticket that requests the return of all of it. */
async function returning() {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  const { now } = shop.clock;
  const { toPay: amount, delivery } = checkout.totals;
  await createPayment(shop.db, { orderID: checkout.id, method: 'SBP', amount }, now);
  await changeProgress(shop.db, checkout.id, ['Created'], 'Paid', now);
  await shop.db
    .update(orders)
    .set({ status: 'WaitingForRefund', paymentStatus: 'Paid', paymentMethod: 'SBP' })
    .where(eq(orders.id, checkout.id));
  const { body } = await shop.post(buyer, '/support/tickets/general', { comment: 'Не подошло' });
  await shop.db
    .update(supportTickets)
    .set({ type: 'Refund', orderID: checkout.id })
    .where(eq(supportTickets.id, body.id));
  const refundID = randomUUID();
  await shop.db.insert(refunds).values({
    id: refundID,
    orderID: checkout.id,
    ticketID: body.id,
    state: 'Requested',
    goods: amount - (delivery ?? 0),
    delivery: delivery ?? 0,
    bonus: 0,
    earned: 0,
    createdAt: now,
  });
  await shop.db.insert(refundLines).values({
    refundID,
    position: 1,
    quantity: 1,
    amount: amount - (delivery ?? 0),
    bonus: 0,
  });
  return { buyer, orderID: checkout.id as string, id: body.id as string, amount };
}

describe('the outcome of a ticket', () => {
  it('is the sum of an accepted refund, and whether the bank has returned it', async () => {
    const { id, orderID, amount } = await returning();
    expect((await read(`/tickets/${id}`)).body.outcome).toBeNull();
    const { body } = await act(`/tickets/${id}/response`, { action: 'Grant', text: 'Получили' });
    expect(body).toMatchObject({
      status: 'Done',
      outcome: {
        decision: 'Granted',
        reason: null,
        refund: { amount, bonus: 0, money: 'Pending' },
      },
    });
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderID, orderID));
    await shop.db
      .update(paymentRefunds)
      .set({ refundedAt: shop.clock.now })
      .where(eq(paymentRefunds.paymentID, payment?.id ?? ''));
    expect((await read(`/tickets/${id}`)).body.outcome.refund.money).toBe('Returned');
  });

  it('is the reason of a rejection', async () => {
    const { id } = await returning();
    const { body } = await act(`/tickets/${id}/response`, { action: 'Reject', text: 'Вскрыто' });
    expect(body.outcome).toEqual({ decision: 'Rejected', reason: 'Вскрыто', refund: null });
  });

  it('is stored for a question, and says when its author canceled it', async () => {
    const write = async () => {
      const buyer = `b-${randomUUID()}`;
      const { body } = await shop.post(buyer, '/support/tickets/general', { comment: 'Где?' });
      return { buyer, id: body.id as string };
    };
    const { id } = await write();
    await act(`/tickets/${id}/response`, { action: 'Reply', text: 'Смотрим' });
    const { body } = await act(`/tickets/${id}/response`, { action: 'Grant', text: 'Едет' });
    expect(body.outcome).toEqual({ decision: 'Granted', reason: null, refund: null });
    const other = await write();
    await shop.post(other.buyer, `/support/tickets/${other.id}/cancel`);
    expect((await read(`/tickets/${other.id}`)).body.outcome).toMatchObject({
      decision: 'Canceled',
    });
  });
});

describe('a refund by a step of the order', () => {
  it('closes the ticket by a command of a terminal, too', async () => {
    const { id, orderID, amount } = await returning();
    const args = ['order', orderID, 'refund'];
    await runCommand({ db: shop.db, now: shop.clock.now, args });
    expect((await read(`/tickets/${id}`)).body).toMatchObject({
      status: 'Done',
      outcome: { decision: 'Granted', refund: { amount } },
    });
  });

  it('closes the other refund tickets when one of them returns the whole order', async () => {
    const { buyer, id, orderID } = await returning();
    const { body } = await shop.post(buyer, '/support/tickets/general', { comment: 'Ещё раз' });
    await shop.db
      .update(supportTickets)
      .set({ type: 'Refund', orderID })
      .where(eq(supportTickets.id, body.id));
    await act(`/tickets/${id}/response`, { action: 'Grant', text: 'Получили' });
    expect((await read(`/tickets/${body.id}`)).body.status).toBe('Done');
  });

  it('closes the ticket that requested it, with a message to the buyer', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['composite']);
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
    await shop.db
      .update(orders)
      .set({ status: 'WaitingForRefund' })
      .where(eq(orders.id, checkout.id));
    const { body: question } = await shop.post(buyer, '/support/tickets/general', {
      comment: 'Вопрос о другом',
    });
    const { body: ticket } = await shop.post(buyer, '/support/tickets/general', {
      comment: 'Не подошло',
    });
    for (const [id, type] of [
      [question.id, 'General'],
      [ticket.id, 'Refund'],
    ] as const) {
      await shop.db
        .update(supportTickets)
        .set({ type, orderID: checkout.id })
        .where(eq(supportTickets.id, id));
    }
    const { body } = await act(`/orders/${checkout.id}/step`, { step: 'Refund' });
    expect(body.status).toBe('Refunded');
    const closed = (await shop.get(buyer, `/support/tickets/${ticket.id}`)).body;
    expect(closed).toMatchObject({ status: 'Done', canceled: false });
    expect(closed.messages.at(-1)).toMatchObject({ status: 'Done', author: { kind: 'Support' } });
    expect(closed.messages.at(-1).text).toContain('Возврат принят');
    expect((await shop.get(buyer, `/support/tickets/${question.id}`)).body.status).toBe('New');
  });
});
