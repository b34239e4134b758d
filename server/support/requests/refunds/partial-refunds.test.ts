import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { lockBalance, moveBonuses, readBalance } from '#server/bonus/ledger.ts';
import { bankRefunds, payments } from '#server/db/schema/buying.ts';
import { promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { orderItems, orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { createLocalPayment } from '#server/order/payments/local-payment.ts';
import { refundMoney } from '#server/payment/send-refunds.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let buyer: string;
let orderID: string;
let paid: number;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const way = ['Confirmed', 'WaitingForPicking', 'WaitingForShipping', 'Shipped', 'Succeeded'];

async function receive(id: string): Promise<void> {
  for (const status of way) {
    await shop.db.transaction((tx) => advanceOrder(tx, id, status as 'Confirmed', shop.clock.now));
  }
}

/** A received order of one composite and three pairs of gloves, paid online. */
async function receivedOrder(): Promise<void> {
  await shop.setProduct('gloves', { stock: 34 });
  ({ buyer } = await shop.readyBuyer(['composite']));
  await shop.add(buyer, 'gloves', 3);
  const { id } = await shop.fillCheckout(buyer, ['composite', 'gloves']);
  const { body } = await shop.put(buyer, `/checkout/${id}/payment`, { method: 'SBP' });
  expect((await shop.confirm(buyer, id, body.totals.toPay)).status).toBe(200);
  const begun = await shop.post(buyer, `/order/${id}/payment/online`, undefined, randomUUID());
  await settlePayment(shop.db, begun.body.id, 'Paid', { now: shop.clock.now });
  await receive(id);
  orderID = id;
  paid = body.totals.toPay;
}

beforeEach(async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 3_600_000);
  await receivedOrder();
});

async function sendCode(): Promise<{ operationToken: string; code: string }> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  const { body } = await shop.post(buyer, '/otp/send', {
    notificationType: 'Sms',
    template: 'RefundOrder',
  });
  const [message] = await shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.channel, 'Sms'))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return {
    operationToken: body.operationToken,
    code: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '',
  };
}

type Items = { productID: string; quantity: number }[];

async function refund(items?: Items) {
  const otpConfirm = await sendCode();
  const body = { orderID, comment: 'Размер мал', refundReason: 'ItemNotFit', otpConfirm };
  return shop.post(
    buyer,
    '/support/tickets/order/refund',
    { ...body, ...(items && { items }) },
    randomUUID(),
  );
}

const preview = (body: object = {}) => shop.post(buyer, `/order/${orderID}/refund/preview`, body);
const read = async () => (await shop.get(buyer, `/order/${orderID}`)).body;
const gloves = (quantity: number): Items => [{ productID: 'gloves', quantity }];

async function staff(...args: string[]): Promise<string> {
  return runCommand({ db: shop.db, now: shop.clock.now, args });
}

async function numberOf(ticketID: string): Promise<string> {
  const [row] = await shop.db
    .select({ number: supportTickets.number })
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketID));
  return String(row?.number);
}

async function accept(ticketID: string, ...words: string[]): Promise<void> {
  await staff('refund', await numberOf(ticketID), 'accept', ...words, 'Получили.');
}

/** What the bank has given back of the order, kopecks. */
async function givenBack(): Promise<number[]> {
  const bank = createLocalPayment('http://localhost:3000', shop.db);
  const logger = pino({ level: 'silent' });
  const now = new Date(shop.clock.now.getTime() + 60_000);
  await refundMoney({ db: shop.db, provider: bank, logger, now });
  const rows = await shop.db
    .select({ amount: bankRefunds.amount })
    .from(bankRefunds)
    .innerJoin(payments, eq(payments.id, bankRefunds.paymentID))
    .where(eq(payments.orderID, orderID));
  return rows.map(({ amount }) => amount);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

it('refund of an unpaid invoice: nothing promises money that was not paid', async () => {
  const unpaid = { paymentMethod: 'Invoice', paymentStatus: 'NotPaid' } as const;
  await shop.db.delete(payments).where(eq(payments.orderID, orderID));
  await shop.db.update(orders).set(unpaid).where(eq(orders.id, orderID));
  const part = (await refund(gloves(1))).body.id;
  await accept(part);
  const accepted = (await read()).timeline.at(-1);
  expect(accepted.comment).toMatch(/^Не нужно платить .*Получили\.$/);
  const rest = (await refund()).body.id;
  expect((await read()).next).toMatchObject({ title: 'Магазин примет возврат' });
  await accept(rest);
  expect((await read()).timeline.at(-1)).toMatchObject({
    status: 'Refunded',
    title: 'Возврат принят',
  });
  const { items } = (await shop.get(buyer, '/notifications')).body;
  const texts = items.map(({ title, text }: { title: string; text: string }) => `${title} ${text}`);
  expect(texts).toContainEqual(expect.stringMatching(/возврат принят Платить за него не нужно\.$/));
  expect(texts.join()).not.toMatch(/Вернём|еньги возвращены|Зачисление/);
});

describe('a partial refund', () => {
  it('is previewed, requested, accepted, and followed by the rest', async () => {
    const foreseen = await preview({ items: gloves(1) });
    expect(foreseen).toMatchObject({
      status: 200,
      body: { goods: 89_000, delivery: 0, amount: 89_000, isLast: false },
    });
    const first = await refund(gloves(1));
    expect(first.status).toBe(201);
    let order = await read();
    expect(order).toMatchObject({
      status: 'Succeeded',
      refunds: [{ state: 'Requested', amount: 89_000, ticketID: first.body.id }],
    });
    expect(order.items[1]).toMatchObject({ quantity: 3, returning: 1 });
    expect(order.allowedActions).toContain('Refund');
    expect(order.timeline.at(-1)).toMatchObject({ title: 'Оформлен возврат части товаров' });

    await accept(first.body.id);
    order = await read();
    expect(order).toMatchObject({
      status: 'Succeeded',
      payment: { status: 'Paid' },
      refunds: [{ state: 'Accepted', amount: 89_000, note: 'Получили.' }],
    });
    expect(order.items[1]).toMatchObject({ returned: 1 });
    expect(order.items[1].returning).toBeUndefined();
    expect(await givenBack()).toEqual([89_000]);

    const rest = await preview();
    expect(rest.body).toMatchObject({ amount: paid - 89_000, isLast: true });
    const second = await refund();
    expect((await read()).status).toBe('WaitingForRefund');
    await accept(second.body.id);
    order = await read();
    expect(order.status).toBe('Refunded');
    expect(sum(await givenBack())).toBe(paid);
    expect(sum(order.refunds.map(({ amount }: { amount: number }) => amount))).toBe(paid);
    expect(order.payment.status).toBe('NotPaid');
  });

  it('takes no more than was bought, also of two tabs at once', async () => {
    expect(await preview({ items: gloves(4) })).toMatchObject({
      status: 422,
      body: { reason: 'QuantityTooLarge', errors: [{ path: '/items/0/quantity' }] },
    });
    expect((await preview({ items: [{ productID: 'bur', quantity: 1 }] })).status).toBe(404);
    expect((await preview({ items: [...gloves(2), ...gloves(2)] })).status).toBe(422);
    const codes = [await sendCode(), await sendCode()];
    const responses = await Promise.all(
      codes.map((otpConfirm) =>
        shop.post(
          buyer,
          '/support/tickets/order/refund',
          { orderID, comment: 'Мал', refundReason: 'ItemNotFit', otpConfirm, items: gloves(2) },
          randomUUID(),
        ),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await read()).items[1].returning).toBe(2);
  });

  it('is accepted once, even if two employees do it at once', async () => {
    const { body } = await refund(gloves(2));
    const results = await Promise.allSettled([accept(body.id), accept(body.id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await givenBack()).toEqual([178_000]);
  });

  it('is accepted in part: the pieces not accepted stay and may be returned again', async () => {
    const { body } = await refund([...gloves(3), { productID: 'composite', quantity: 1 }]);
    expect((await read()).status).toBe('WaitingForRefund');
    await accept(body.id, 'gloves=2');
    const order = await read();
    expect(order).toMatchObject({ status: 'Succeeded', refunds: [{ amount: 178_000 }] });
    expect(order.refunds[0].items).toMatchObject([
      { productID: 'composite', accepted: 0 },
      { productID: 'gloves', quantity: 3, accepted: 2 },
    ]);
    expect((await preview()).body).toMatchObject({ amount: paid - 178_000, isLast: true });
    const again = await refund();
    await accept(again.body.id);
    expect(sum(await givenBack())).toBe(paid);
    expect((await read()).status).toBe('Refunded');
  });

  it('of everything is rejected: the order is received again, without further bonuses', async () => {
    const { body } = await refund();
    expect((await read()).status).toBe('WaitingForRefund');
    await staff('refund', await numberOf(body.id), 'reject', 'Упаковка вскрыта.');
    const order = await read();
    expect(order).toMatchObject({
      status: 'Succeeded',
      refunds: [{ state: 'Rejected', amount: 0, note: 'Упаковка вскрыта.' }],
    });
    expect(order.timeline.at(-1)).toMatchObject({
      title: 'В возврате отказано',
      comment: 'Упаковка вскрыта.',
    });
    expect(await givenBack()).toEqual([]);
    expect((await refund(gloves(1))).status).toBe(201);
  });

  it('is ended with the rest when accounting refunds the whole order', async () => {
    await refund(gloves(1));
    const { body } = await refund();
    await shop.db.transaction((tx) => advanceOrder(tx, orderID, 'Refunded', shop.clock.now));
    const order = await read();
    expect(order.refunds.map(({ state }: { state: string }) => state)).toEqual([
      'Accepted',
      'Accepted',
    ]);
    expect(sum(await givenBack())).toBe(paid);
    // The ticket is closed by support after that.
    await accept(body.id);
    expect(sum(await givenBack())).toBe(paid);
  });

  it('decided in another order than requested gives back exactly what was paid', async () => {
    const tickets = [
      (await refund(gloves(1))).body.id,
      (await refund(gloves(1))).body.id,
      (await refund()).body.id,
    ];
    for (const id of tickets.toReversed()) await accept(id);
    const order = await read();
    expect(order.status).toBe('Refunded');
    expect(sum(order.refunds.map(({ amount }: { amount: number }) => amount))).toBe(paid);
    expect(sum(await givenBack())).toBe(paid);
  });

  it('is the buyer’s alone, and only of a received order', async () => {
    const other = `u-${randomUUID()}`;
    expect((await shop.post(other, `/order/${orderID}/refund/preview`, {})).status).toBe(404);
    await shop.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, orderID));
    expect((await preview()).body.reason).toBe('NotAllowed');
    await shop.db.update(orders).set({ status: 'Refunded' }).where(eq(orders.id, orderID));
    expect((await preview()).body.reason).toBe('AlreadyExists');
  });

  it('counts neither in purchases nor in the analytics', async () => {
    const { body } = await refund(gloves(2));
    await accept(body.id);
    const { body: purchases } = await shop.post(buyer, '/profile/purchases/filter', {});
    const quantityOf = (id: string) =>
      purchases.items.find(({ product }: { product: { id: string } }) => product.id === id)
        ?.quantity;
    expect([quantityOf('gloves'), quantityOf('composite')]).toEqual([1, 1]);
    const { body: analytic } = await shop.post(buyer, '/profile/analytic/filter', {
      from: '2026-03-01',
      to: '2026-04-30',
    });
    expect(analytic.totals.amount).toBe(459_000 + 89_000);
  });
});

describe('gifts of partial refunds', () => {
  afterEach(async () => {
    await shop.db.delete(promotions);
  });

  it('go back when the products left do not bring them any more', async () => {
    await shop.db.insert(promotions).values({
      id: 'two-and-one',
      kind: 'BonusQuantity',
      terms: { requiredQuantity: 2, freeQuantity: 1 },
      slug: 'two-and-one',
      name: 'Две упаковки – третья в подарок',
      position: 1,
      startsAt: new Date(shop.clock.now.getTime() - 1000),
      endsAt: new Date(shop.clock.now.getTime() + 3_600_000),
    });
    const link = { promotionID: 'two-and-one', productID: 'gloves' };
    await shop.db.insert(promotionProducts).values(link);
    await receivedOrder();
    const gift = ({ isGift }: { isGift: boolean }) => isGift;
    expect((await read()).items.find(gift)).toMatchObject({ quantity: 1 });
    const { body: one } = await preview({ items: gloves(1) });
    expect(one.lines.find(gift)).toMatchObject({ selected: 0 });
    const { body: two } = await preview({ items: gloves(2) });
    expect(two.lines.find(gift)).toMatchObject({ selected: 1, amount: 0 });
    const { body } = await refund(gloves(2));
    await accept(body.id);
    const order = await read();
    expect(order.items.find(gift)).toMatchObject({ returned: 1 });
    expect(order.status).toBe('Succeeded');
  });
});

describe('staff', () => {
  it('see open refunds with their lines, and must explain a decision', async () => {
    const { body } = await refund(gloves(2));
    const number = await numberOf(body.id);
    const listed = await staff('refund', 'list');
    expect(listed).toContain(number);
    expect(listed).toContain('1\u00A0780\u00A0₽');
    expect(await staff('refund', number, 'show')).toMatch(/^gloves .* 2 шт\. /);
    await expect(staff('refund', number, 'accept')).rejects.toThrow('Возврат умеет');
    await expect(staff('refund', number, 'accept', 'gloves=3', 'Да')).rejects.toThrow(
      'не больше 2',
    );
    await expect(staff('refund', number, 'accept', 'bur=1', 'Да')).rejects.toThrow('нет');
    await expect(staff('refund', number, 'accept', 'gloves=0', 'Да')).rejects.toThrow('откажите');
    await staff('refund', number, 'accept', 'gloves=1', 'Вторая вскрыта.');
    expect(await staff('refund', number, 'show')).toContain('принято 1');
    await expect(staff('refund', number, 'reject', 'Поздно')).rejects.toThrow('закрыто');
    expect(await staff('refund', 'list')).not.toContain(`${number} `);
  });
});

describe('bonuses of partial refunds', () => {
  /** A received order paid with bonuses, or one that has brought some. */
  async function bonusOrder(action: 'Spend' | 'Save'): Promise<number> {
    ({ buyer } = await shop.readyBuyer(['composite']));
    await shop.db.transaction(async (tx) => {
      await lockBalance(tx, buyer);
      const move = { kind: 'Grant', amount: 1000, orderID: null, now: shop.clock.now } as const;
      await moveBonuses(tx, buyer, move);
    });
    await shop.add(buyer, 'gloves', 3);
    await shop.put(buyer, '/cart/bonus/action', { action });
    const { id } = await shop.fillCheckout(buyer, ['composite', 'gloves']);
    const { body } = await shop.put(buyer, `/checkout/${id}/payment`, { method: 'BankCard' });
    await shop.confirm(buyer, id, body.totals.toPay);
    await receive(id);
    orderID = id;
    return body.totals.toPay;
  }
  const balance = () => readBalance(shop.db, buyer);

  it('return as far as they paid for the products, and completely in the end', async () => {
    const toPay = await bonusOrder('Spend');
    expect(await balance()).toBe(0);
    const { body: foreseen } = await preview({ items: gloves(1) });
    const { body } = await refund(gloves(1));
    await accept(body.id);
    expect(await balance()).toBe(foreseen.bonus);
    expect(foreseen.bonus).toBeGreaterThan(0);
    const rest = await refund();
    await accept(rest.body.id);
    expect(await balance()).toBe(1000);
    const { refunds } = await read();
    expect(sum(refunds.map(({ amount }: { amount: number }) => amount))).toBe(toPay);
  });

  it('that the products had brought leave with them', async () => {
    await bonusOrder('Save');
    const earned = (await balance()) - 1000;
    expect(earned).toBeGreaterThan(0);
    const { body: foreseen } = await preview({ items: gloves(2) });
    expect(foreseen.earned).toBeGreaterThan(0);
    const { body } = await refund(gloves(2));
    await accept(body.id);
    expect(await balance()).toBe(1000 + earned - foreseen.earned);
    const rest = await refund();
    await accept(rest.body.id);
    expect(await balance()).toBe(1000);
  });

  it('that were spent meanwhile do not make the account negative', async () => {
    await bonusOrder('Save');
    await shop.db.transaction(async (tx) => {
      const all = await lockBalance(tx, buyer);
      const now = shop.clock.now;
      await moveBonuses(tx, buyer, { kind: 'Spend', amount: -all, orderID: null, now });
    });
    const { body } = await refund(gloves(2));
    await accept(body.id);
    expect(await balance()).toBe(0);
    expect((await read()).refunds[0].earned).toBe(0);
  });
});

describe('the database', () => {
  it('rejects more returned pieces than bought', async () => {
    const change = shop.db
      .update(orderItems)
      .set({ returned: 99 })
      .where(eq(orderItems.orderID, orderID));
    await expect(change).rejects.toThrow();
  });
});
