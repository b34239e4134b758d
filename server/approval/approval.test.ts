import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/order/advance-order.ts';
import { failNextOrders } from '#server/order/local-sink.ts';
import {
  addDemoCompanies,
  belaya,
  dear,
  fillCompanyCheckout,
  igor,
  maria,
  oleg,
  resetCompany,
  sendForApproval,
} from '#tests/support/company.ts';
import { startTestShop, type TestShop } from '#tests/support/shopping.ts';

const HOUR_MS = 3_600_000;
let shop: TestShop;
let id: string;

beforeAll(async () => {
  shop = await startTestShop();
  await addDemoCompanies(shop.db, shop.clock.now);
});
beforeEach(async () => {
  await resetCompany(shop);
});
afterAll(() => shop.close());

const get = (as: string) => shop.get(as, `/approval/${id}`);
const put = (as: string, what: string, body?: object) =>
  shop.put(as, `/approval/${id}/${what}`, body);
const proceed = (as: string, key = randomUUID()) =>
  shop.request('PUT', `/api/v1/approval/${id}/proceed`, {
    as,
    headers: { 'Idempotency-Key': key },
  });
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};
async function toldTo(user: string) {
  const rows = await shop.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.userId, user), eq(notifications.topic, 'Approval')))
    .orderBy(notifications.createdAt);
  return rows.map(({ title }) => title);
}
async function rule(change: object) {
  const { body } = await shop.get(igor, `/partners/${belaya}/approvers`);
  const { items, ...now } = body;
  const employeeIDs = items.map(({ employeeID }: { employeeID: string }) => employeeID);
  const answer = await shop.post(igor, `/partners/${belaya}/approvers`, {
    employeeIDs,
    ...now,
    ...change,
  });
  expect(answer.status).toBe(200);
}
const kinds = (history: { kind: string }[]) => history.map(({ kind }) => kind);

describe('an order above the limit', () => {
  it('goes to the approvers, leaves the cart and takes no stock', async () => {
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
    expect(await toldTo(oleg)).toHaveLength(1);
    const { body: checkout } = await shop.get(maria, `/checkout/${id}`);
    expect(checkout).toMatchObject({ step: 'Approval', allowedActions: ['Cancel'] });
    const edit = await shop.put(maria, `/checkout/${id}/comment`, { comment: 'а' });
    expect(edit).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });

  it('needs no approval below it, nor in a company that approves nothing', async () => {
    const small = await fillCompanyCheckout(shop, maria, { gloves: 2 });
    expect((await shop.confirm(maria, small.id, small.totals.toPay)).body.step).toBe(
      'WaitingForCreating',
    );
    ({ id } = small);
    expect((await get(maria)).status).toBe(404);
    await rule({ mode: 'Never' });
    const checkout = await fillCompanyCheckout(shop, maria, dear);
    expect((await shop.confirm(maria, checkout.id, checkout.totals.toPay)).body.step).toBe(
      'WaitingForCreating',
    );
  });

  it('is not to be confirmed by who has been blocked meanwhile', async () => {
    const checkout = await fillCompanyCheckout(shop, maria, dear);
    const person = {
      id: 'e-maria',
      firstName: 'Мария',
      lastName: 'Кузнецова',
      phone: '+79161234503',
    };
    await shop.put(igor, `/partners/${belaya}/employees`, { ...person, state: 'Blocked' });
    const refused = await shop.confirm(maria, checkout.id, checkout.totals.toPay);
    expect(refused).toMatchObject({ status: 403, body: { reason: 'NotAllowed' } });
  });

  it('is not there for others, whatever is asked', async () => {
    ({ id } = await sendForApproval(shop));
    const stranger = `u-${randomUUID()}`;
    const answers = await Promise.all([
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
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await shop.get(stranger, '/approval')).body.items).toEqual([]);
  });
});

describe('approving', () => {
  it('lets the buyer proceed to one ordinary order, however often it is sent', async () => {
    ({ id } = await sendForApproval(shop));
    later(HOUR_MS);
    const { status, body } = await put(oleg, 'approve', { version: 1, comment: ' Берите ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'Approved',
      orderStatus: 'Approved',
      awaitedSince: null,
      decidedAt: shop.clock.now.toISOString(),
      allowedActions: [],
      decisions: [{ status: 'Approved', comment: 'Берите', decidedVersion: 1 }],
    });
    expect((await toldTo(maria)).at(-1)).toMatch(/ согласован$/);
    expect((await put(oleg, 'approve', { version: 1 })).body.reason).toBe('NotAllowed');
    expect((await proceed(oleg)).body.reason).toBe('NotAllowed');
    expect((await get(maria)).body.allowedActions).toEqual(['Proceed', 'Withdraw']);
    const { stock } = await shop.stockOf('composite');
    const key = randomUUID();
    const first = await proceed(maria, key);
    expect(first.body).toMatchObject({
      orderStatus: 'WaitingForCreating',
      number: `Д-${id}`,
      allowedActions: [],
    });
    expect((await proceed(maria, key)).body).toEqual(first.body);
    expect((await proceed(maria)).body.reason).toBe('NotAllowed');
    expect((await shop.stockOf('composite')).stock).toBe(stock - 8);
    const { body: order } = await shop.get(maria, `/order/${id}`);
    expect(order).toMatchObject({ status: 'Pending', number: `Д-${id}` });
    expect(order.timeline.map((event: { status: string }) => event.status)).toEqual([
      'Draft',
      'WaitingForApprove',
      'Approved',
      'WaitingForCreating',
      'Pending',
    ]);
    expect(kinds((await get(oleg)).body.history)).toEqual(['Requested', 'Approved', 'Proceeded']);
  });

  it('needs all of them where the company says so', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    const first = await put(oleg, 'approve', { version: 1 });
    expect(first.body).toMatchObject({ status: 'Pending', allowedActions: ['Edit'] });
    const second = await put(igor, 'approve', { version: 1 });
    expect(second.body).toMatchObject({ status: 'Approved' });
  });

  it('of two at once with one consent needed ends in one approval', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'Any' });
    ({ id } = await sendForApproval(shop));
    const answers = await Promise.all([
      put(oleg, 'approve', { version: 1 }),
      put(igor, 'approve', { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await get(maria);
    expect(kinds(body.history)).toEqual(['Requested', 'Approved']);
  });

  it('of two at once with both needed loses neither', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    const answers = await Promise.all([
      put(oleg, 'approve', { version: 1 }),
      put(igor, 'approve', { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(maria)).body).toMatchObject({
      status: 'Approved',
      decisions: [{ status: 'Approved' }, { status: 'Approved' }],
    });
  });

  it('while the order is edited is refused or comes first, never both unseen', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    const edit = { version: 1, productID: 'composite', quantity: 10 };
    const [approved, edited] = await Promise.all([
      put(oleg, 'approve', { version: 1 }),
      put(igor, 'product', edit),
    ]);
    expect(edited.status).toBe(200);
    const { body } = await get(maria);
    // Came first and was reset by the greater sum, or came second and was told of the difference.
    if (approved.status === 200) expect(kinds(body.history)).toContain('Reset');
    else expect(approved.body).toMatchObject({ reason: 'ApprovalChanged', diff: { toVersion: 2 } });
    expect(body.decisions.map(({ status }: { status: string }) => status)).toEqual([
      'Pending',
      'Pending',
    ]);
  });

  it('of one’s own order takes the company’s leave', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'] });
    ({ id } = await sendForApproval(shop, { buyer: oleg }));
    expect((await get(oleg)).body).toMatchObject({
      allowedActions: ['Withdraw'],
      decisions: [{ approver: { employeeID: 'e-igor' } }],
    });
    expect((await put(oleg, 'approve', { version: 1 })).body.reason).toBe('NotAllowed');
    await rule({ selfApproval: true });
    const { body } = await get(oleg);
    expect(body.allowedActions).toEqual(['Approve', 'Decline', 'Edit', 'Withdraw']);
    expect((await put(oleg, 'approve', { version: 1 })).body.status).toBe('Approved');
  });

  it('sees prices that rose meanwhile as a version of its own', async () => {
    ({ id } = await sendForApproval(shop));
    await shop.setProduct('gloves', { price: 99_000, priceWithoutDiscount: 99_000 });
    const { body: shown } = await get(oleg);
    expect(shown.problems).toMatchObject([{ code: 'PriceChanged', productID: 'gloves' }]);
    const refused = await put(oleg, 'approve', { version: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'ApprovalChanged',
        diff: { fromVersion: 1, toVersion: 2, lines: [{ productID: 'gloves' }] },
        approval: { version: 2, problems: [] },
      },
    });
    expect((await put(oleg, 'approve', { version: 2 })).body.status).toBe('Approved');
  });
});

describe('declining', () => {
  it('gives the order back; edited it asks again', async () => {
    ({ id } = await sendForApproval(shop));
    expect((await put(oleg, 'decline', { version: 1, comment: ' ' })).status).toBe(400);
    const { body } = await put(oleg, 'decline', { version: 1, comment: 'Меньше композита' });
    expect(body).toMatchObject({ status: 'Rejected', orderStatus: 'NotApproved' });
    expect((await toldTo(maria)).at(-1)).toMatch(/не согласован$/);
    expect((await get(maria)).body.allowedActions).toEqual(['Edit', 'Withdraw']);
    expect((await proceed(maria)).body.reason).toBe('NotAllowed');
    expect((await put(oleg, 'comment', { version: 1, comment: 'а' })).status).toBe(409);

    const edited = await put(maria, 'product', {
      version: 1,
      productID: 'composite',
      quantity: 7,
    });
    expect(edited.body).toMatchObject({
      version: 2,
      allowedActions: ['Edit', 'Proceed', 'Withdraw'],
      diff: { lines: [{ productID: 'composite', was: { quantity: 8 }, now: { quantity: 7 } }] },
    });
    const again = await proceed(maria);
    expect(again.body).toMatchObject({
      status: 'Pending',
      orderStatus: 'WaitingForApprove',
      diff: null,
      decisions: [{ status: 'Pending', comment: null }],
    });
    expect(kinds(again.body.history)).toEqual(['Requested', 'Declined', 'Edited', 'Requested']);
    expect(await toldTo(oleg)).toHaveLength(2);
    await put(oleg, 'approve', { version: 2 });
    expect((await proceed(maria)).body.orderStatus).toBe('WaitingForCreating');
  });

  it('of a version that is not the present one is refused', async () => {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'comment', { version: 1, comment: 'Пропуск на Орлова' });
    const stale = await put(oleg, 'decline', { version: 1, comment: 'Нет' });
    expect(stale.body).toMatchObject({
      reason: 'ApprovalChanged',
      diff: { fields: [{ field: 'Comment', was: null, now: 'Пропуск на Орлова' }] },
    });
  });
});

describe('reminding and withdrawing', () => {
  it('reminds once in four hours, and only those who are awaited', async () => {
    ({ id } = await sendForApproval(shop));
    const remind = (as: string) => shop.post(as, `/approval/${id}/remind`);
    const early = await remind(maria);
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe(String(4 * 3600));
    expect((await remind(oleg)).body.reason).toBe('NotAllowed');
    later(4 * HOUR_MS);
    expect((await get(maria)).body.allowedActions).toEqual(['Remind', 'Withdraw']);
    const { status, body } = await remind(maria);
    expect(status).toBe(200);
    expect(kinds(body.history)).toEqual(['Requested', 'Reminded']);
    expect((await toldTo(oleg)).at(-1)).toMatch(/^Напоминание/);
    expect((await remind(maria)).status).toBe(429);
    await put(oleg, 'approve', { version: 1 });
    later(8 * HOUR_MS);
    expect(await remind(maria)).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });

  it('puts the goods back into the cart and awaits nobody', async () => {
    ({ id } = await sendForApproval(shop));
    const { body } = await shop.post(maria, `/checkout/${id}/cancel`);
    expect(body.status).toBe('Canceled');
    expect((await shop.get(maria, '/cart/preview')).body.products).toEqual([
      { productID: 'composite', quantity: 8 },
      { productID: 'gloves', quantity: 2 },
    ]);
    expect((await get(oleg)).body).toMatchObject({
      orderStatus: 'Canceled',
      awaitedSince: null,
      allowedActions: [],
    });
    expect((await put(oleg, 'approve', { version: 1 })).body.reason).toBe('NotAllowed');
    expect((await shop.get(oleg, '/approval')).body.items).toEqual([]);
    expect((await toldTo(oleg)).at(-1)).toMatch(/отозван$/);
    expect((await shop.get(oleg, '/partners')).body.items[0].awaitingApprovalCount).toBe(0);
  });

  it('awaits nobody when the shop cancels the order itself', async () => {
    ({ id } = await sendForApproval(shop));
    await shop.db.transaction((tx) => advanceOrder(tx, id, 'Canceled', shop.clock.now));
    const waiting = await shop.get(oleg, '/approval?status=Pending');
    expect(waiting.body.items).toEqual([]);
    expect((await get(maria)).body).toMatchObject({ awaitedSince: null, allowedActions: [] });
  });
});

describe('proceeding', () => {
  async function approved() {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
  }

  it('with a greater sum asks again and shows the difference', async () => {
    await approved();
    const [before] = await shop.db.select().from(orders).where(eq(orders.id, id));
    await shop.setProduct('gloves', { price: 99_000, priceWithoutDiscount: 99_000 });
    const key = randomUUID();
    const { status, body } = await proceed(maria, key);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      reason: 'PriceChanged',
      approval: {
        version: 2,
        status: 'Pending',
        orderStatus: 'WaitingForApprove',
        diff: { totalWas: before?.totals.toPay },
        decisions: [{ status: 'Pending', resetAt: shop.clock.now.toISOString() }],
      },
    });
    expect((await proceed(maria, key)).body).toEqual(body);
    await put(oleg, 'approve', { version: 2 });
    expect((await proceed(maria)).body.orderStatus).toBe('WaitingForCreating');
  });

  it('with a smaller sum goes on, and the order costs less', async () => {
    await approved();
    await shop.setProduct('gloves', { price: 50_000, priceWithoutDiscount: 50_000 });
    const { body } = await proceed(maria);
    expect(body.orderStatus).toBe('WaitingForCreating');
    expect(body.items[1].product.price).toBeLessThanOrEqual(50_000);
  });

  it('without enough goods waits for the buyer to mend it, and consents to less hold', async () => {
    await approved();
    await shop.setProduct('composite', { stock: 5 });
    const refused = await proceed(maria);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'ApprovalHasProblems',
        approval: {
          allowedActions: ['Edit', 'Withdraw'],
          problems: [{ code: 'StockReduced', fix: { action: 'SetQuantity', quantity: 5 } }],
        },
      },
    });
    const mended = await put(maria, 'product', {
      version: 1,
      productID: 'composite',
      quantity: 5,
    });
    expect(mended.body).toMatchObject({ orderStatus: 'Approved', version: 2 });
    expect((await proceed(maria)).body.orderStatus).toBe('WaitingForCreating');
    expect((await shop.stockOf('composite')).stock).toBe(0);
  });

  it('many times at once makes one order', async () => {
    await approved();
    const { stock } = await shop.stockOf('composite');
    const answers = await Promise.all(Array.from({ length: 6 }, () => proceed(maria)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await shop.stockOf('composite')).stock).toBe(stock - 8);
  });
});

describe('a way around the approvers', () => {
  it('is not the manager', async () => {
    const { id: checkoutID } = await fillCompanyCheckout(shop, maria, dear);
    const refused = await shop.post(maria, '/cart/proceed/manager', { checkoutID });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    expect((await shop.get(maria, '/cart/preview')).body.products).toHaveLength(2);
  });

  it('is not a second try with more than they agreed to', async () => {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
    await failNextOrders(shop.db, 1);
    await proceed(maria);
    const { body: failed } = await shop.get(maria, `/checkout/${id}`);
    expect(failed.step).toBe('CreatingError');
    await shop.setProduct('gloves', { price: 99_000, priceWithoutDiscount: 99_000 });
    const { body: dearer } = await shop.get(maria, `/checkout/${id}`);
    const refused = await shop.confirm(maria, id, dearer.totals.toPay);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    await shop.setProduct('gloves', { price: 89_000, priceWithoutDiscount: 89_000 });
    expect((await shop.confirm(maria, id, failed.totals.toPay)).status).toBe(200);
    expect((await shop.get(maria, `/order/${id}/status`)).body.status).toBe('Pending');
  });

  it('is not a change of what they agreed to', async () => {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
    await shop.setProduct('composite', { stock: 5 });
    await put(maria, 'product', { version: 1, productID: 'composite', quantity: 5 });
    const other = { version: 2, productID: 'gloves', quantity: 3 };
    expect((await put(maria, 'product', other)).body.reason).toBe('NotAllowed');
    await shop.setProduct('composite', { stock: 4 });
    const swapped = await put(maria, 'product', other);
    expect(swapped.body).toMatchObject({ version: 3, status: 'Pending' });
    expect(kinds(swapped.body.history).slice(-2)).toEqual(['Edited', 'Reset']);
  });
});

describe('tags', () => {
  it('are renamed while orders that have them are sent, without a deadlock', async () => {
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
    const answers = await Promise.all([
      ...checkouts.map(({ buyer, checkout }) =>
        shop.confirm(buyer, checkout.id, checkout.totals.toPay),
      ),
      ...[1, 2, 3, 4].map((number) =>
        shop.put(oleg, `/partners/${belaya}/tags`, { id: 't-1', name: `Кабинет ${number}` }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('the lists', () => {
  it('show each his own: asked, sent, owned', async () => {
    ({ id } = await sendForApproval(shop));
    const declined = id;
    await put(oleg, 'decline', { version: 1, comment: 'Нет' });
    later(60_000);
    ({ id } = await sendForApproval(shop, { wanted: { composite: 9 } }));
    const list = (as: string, query = '') => shop.get(as, `/approval${query}`);
    const { body } = await list(oleg);
    expect(body.counts).toEqual({ approved: 0, pending: 1, rejected: 1 });
    expect(body.items).toMatchObject([
      {
        id,
        status: 'Pending',
        myStatus: 'Pending',
        approvedCount: 0,
        approverCount: 1,
        edited: false,
        itemCount: 1,
        quantity: 9,
        allowedActions: ['Approve', 'Decline', 'Edit'],
      },
      { id: declined, status: 'Rejected', myStatus: 'Rejected' },
    ]);
    const rejected = await list(igor, `?status=Rejected&partnerID=${belaya}`);
    expect(rejected.body).toMatchObject({
      items: [{ id: declined, myStatus: null }],
      paging: { total: 1 },
      counts: { pending: 1 },
    });
    expect((await list(maria)).body.items).toHaveLength(2);
    const text = async (words: string) =>
      (await list(oleg, `?text=${encodeURIComponent(words)}`)).body.items.length;
    expect([await text('перчатки'), await text('КУЗНЕЦОВА'), await text('никто')]).toEqual([
      1, 2, 0,
    ]);
    expect((await shop.get(oleg, '/partners')).body.items[0].awaitingApprovalCount).toBe(1);
    const { body: approvers } = await shop.get(maria, `/partners/${belaya}/approvers`);
    expect(approvers.items).toMatchObject([{ employeeID: 'e-oleg', pendingCount: 1 }]);
  });
});

describe('when the approvers change', () => {
  it('orders that wait follow, and those with all consents are approved', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
    await rule({ employeeIDs: ['e-oleg'] });
    expect((await get(maria)).body).toMatchObject({ status: 'Approved' });
    expect((await toldTo(maria)).at(-1)).toMatch(/ согласован$/);
  });

  it('the removed one may not decide, the added one may', async () => {
    ({ id } = await sendForApproval(shop));
    await rule({ employeeIDs: ['e-igor'] });
    expect((await put(oleg, 'approve', { version: 1 })).status).toBe(404);
    expect((await put(igor, 'approve', { version: 1 })).body.status).toBe('Approved');
  });
});
