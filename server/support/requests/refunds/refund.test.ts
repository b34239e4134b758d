import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { respondToTicket } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let buyer: string;
let orderID: string;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

async function receivedOrder(): Promise<{ buyer: string; orderID: string }> {
  const ready = await shop.readyBuyer(['composite']);
  const { id, totals } = ready.checkout;
  expect((await shop.confirm(ready.buyer, id, totals.toPay)).status).toBe(200);
  await shop.db.update(orders).set({ status: 'Succeeded' }).where(eq(orders.id, id));
  return { buyer: ready.buyer, orderID: id };
}

beforeEach(async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 3_600_000);
  ({ buyer, orderID } = await receivedOrder());
});

async function sendCode(as = buyer): Promise<{ operationToken: string; code: string }> {
  const { status, body } = await shop.post(as, '/otp/send', {
    notificationType: 'Sms',
    template: 'RefundOrder',
  });
  expect(status).toBe(201);
  const [message] = await shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.channel, 'Sms'))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  return { operationToken: body.operationToken, code };
}

const refund = (otpConfirm: object, more: object = {}, as = buyer, key: string = randomUUID()) =>
  shop.post(
    as,
    '/support/tickets/order/refund',
    { orderID, comment: 'Оттенок светлее', refundReason: 'ItemNotFit', otpConfirm, ...more },
    key,
  );
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const statusOf = async () => (await shop.get(buyer, `/order/${orderID}`)).body.status;

describe('a refund', () => {
  it('changes the order and creates a ticket, once per idempotency key', async () => {
    const otp = await sendCode();
    const first = await refund(otp, {}, buyer, 'refund-key-1');
    expect(first).toMatchObject({ status: 201, body: { type: 'Refund', status: 'New' } });
    const again = await refund(otp, {}, buyer, 'refund-key-1');
    expect(again.body).toEqual(first.body);
    const { body: order } = await shop.get(buyer, `/order/${orderID}`);
    expect(order.status).toBe('WaitingForRefund');
    const { body: ticket } = await shop.get(buyer, `/support/tickets/${first.body.id}`);
    expect(ticket).toMatchObject({
      title: `Возврат заказа ${order.number}`,
      order: { id: orderID },
      details: [{ name: 'Причина возврата', value: 'Товар не\u00A0подошёл' }],
      allowedActions: ['Reply'],
    });
    expect(ticket.messages.map(({ author }: { author: { kind: string } }) => author.kind)).toEqual([
      'Buyer',
      'System',
    ]);
    expect(JSON.stringify(ticket)).not.toContain(otp.code);
    expect(await refund(otp)).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
  });

  it('changes nothing with a wrong code and continues with the right one', async () => {
    const otp = await sendCode();
    const rejected = await refund({ ...otp, code: wrong(otp.code) }, {}, buyer, 'refund-key-2');
    expect(rejected).toMatchObject({
      status: 400,
      body: {
        reason: 'InvalidCode',
        message: 'Код неверен, осталось 4\u00A0попытки',
        errors: [{ path: '/otpConfirm/code', message: 'Неверный код' }],
      },
    });
    expect(await statusOf()).toBe('Succeeded');
    expect((await refund(otp, {}, buyer, 'refund-key-2')).status).toBe(201);
  });

  it('blocks the code after five wrong attempts; a new code works', async () => {
    const otp = await sendCode();
    const guess = { ...otp, code: wrong(otp.code) };
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await refund(guess)).body.reason).toBe('InvalidCode');
    }
    const last = await refund(guess);
    expect(last).toMatchObject({ status: 429, body: { reason: 'TooManyAttempts' } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refund(otp)).status).toBe(429);
    later(60);
    const { body } = await shop.post(buyer, '/otp/resend', { operationToken: otp.operationToken });
    const [message] = await shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.channel, 'Sms'))
      .orderBy(desc(outboxMessages.id))
      .limit(1);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0];
    expect((await refund({ operationToken: body.operationToken, code })).status).toBe(201);
  });

  it('rejects an expired code, another user’s, or one of another order', async () => {
    const otp = await sendCode();
    later(300);
    expect(await refund(otp)).toMatchObject({ status: 400, body: { reason: 'CodeExpired' } });
    const fresh = await sendCode();
    const other = await receivedOrder();
    const stolen = await refund(fresh, { orderID: other.orderID }, other.buyer);
    expect(stolen).toMatchObject({ status: 400, body: { reason: 'CodeExpired' } });
    expect((await refund({ ...fresh, code: wrong(fresh.code) })).body.reason).toBe('InvalidCode');
    const second = { orderID: other.orderID };
    await shop.db.update(orders).set({ userID: buyer }).where(eq(orders.id, other.orderID));
    expect((await refund(fresh, second)).body.reason).toBe('CodeExpired');
    expect((await refund(fresh)).status).toBe(201);
  });

  it('is only for the user’s own received orders', async () => {
    const otp = await sendCode();
    const stranger = await receivedOrder();
    expect((await refund(otp, {}, stranger.buyer)).status).toBe(404);
    expect((await refund(otp, { orderID: 'unknown' })).status).toBe(404);
    await shop.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, orderID));
    expect(await refund(otp)).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    await shop.db.update(orders).set({ status: 'Succeeded' }).where(eq(orders.id, orderID));
    // A rejection has not consumed the code.
    expect((await refund(otp)).status).toBe(201);
  });

  it.each([
    [{ comment: undefined }],
    [{ refundReason: 'Because' }],
    [{ otpConfirm: { operationToken: 'op_0123456789abcdef', code: '12ab56' } }],
  ])('is validated by the contract: %j', async (more) => {
    expect(
      (await refund({ operationToken: 'op_0123456789abcdef', code: '123456' }, more)).status,
    ).toBe(400);
  });

  it('requested ten times at once is created once', async () => {
    const otp = await sendCode();
    const responses = await Promise.all(Array.from({ length: 10 }, () => refund(otp)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const { body } = await shop.get(buyer, '/support/tickets?type=Refund');
    expect(body.paging.total).toBe(1);
  });

  it('is closed by support', async () => {
    const { body } = await refund(await sendCode());
    await shop.db.transaction((tx) =>
      respondToTicket(tx, body.id, {
        decision: 'grant',
        text: 'Деньги вернулись.',
        now: shop.clock.now,
      }),
    );
    expect(await statusOf()).toBe('Refunded');
    const { body: ticket } = await shop.get(buyer, `/support/tickets/${body.id}`);
    expect(ticket.status).toBe('Done');
  });
});
