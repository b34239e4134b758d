import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { approvalCalls, kinds } from '#tests/support/records/approval-calls.ts';
import {
  eachWithCompany,
  igor,
  maria,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

const HOUR_MS = 3_600_000;
let shop: TestShop;
let id: string;

eachWithCompany((made) => {
  shop = made;
});

const { get, later, proceed, put, rule, notifiedOf } = approvalCalls(() => ({ shop, id }));

describe('approving', () => {
  it('lets the buyer place one order, however often the call is repeated', async () => {
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
    expect((await notifiedOf(maria)).at(-1)).toMatch(/ согласован$/);
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

  it('needs all approvers when the company requires it', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    const first = await put(oleg, 'approve', { version: 1 });
    expect(first.body).toMatchObject({ status: 'Pending', allowedActions: ['Edit'] });
    const second = await put(igor, 'approve', { version: 1 });
    expect(second.body).toMatchObject({ status: 'Approved' });
  });

  it('of two at once with one required consent results in one approval', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'Any' });
    ({ id } = await sendForApproval(shop));
    const responses = await Promise.all([
      put(oleg, 'approve', { version: 1 }),
      put(igor, 'approve', { version: 1 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await get(maria);
    expect(kinds(body.history)).toEqual(['Requested', 'Approved']);
  });

  it('of two at once with both required stores both', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    const responses = await Promise.all([
      put(oleg, 'approve', { version: 1 }),
      put(igor, 'approve', { version: 1 }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(maria)).body).toMatchObject({
      status: 'Approved',
      decisions: [{ status: 'Approved' }, { status: 'Approved' }],
    });
  });

  it('during an edit is rejected or comes first, and never covers the unseen edit', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    const edit = { version: 1, productID: 'composite', quantity: 10 };
    const [approved, edited] = await Promise.all([
      put(oleg, 'approve', { version: 1 }),
      put(igor, 'product', edit),
    ]);
    expect(edited.status).toBe(200);
    const { body } = await get(maria);
    // Came first and was reset by the greater total, or came second and got the difference.
    if (approved.status === 200) expect(kinds(body.history)).toContain('Reset');
    else expect(approved.body).toMatchObject({ reason: 'ApprovalChanged', diff: { toVersion: 2 } });
    expect(body.decisions.map(({ status }: { status: string }) => status)).toEqual([
      'Pending',
      'Pending',
    ]);
  });

  it('of one’s own order needs the company’s permission', async () => {
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

  it('creates a new version when prices have increased meanwhile', async () => {
    ({ id } = await sendForApproval(shop));
    await shop.setProduct('gloves', { price: 99_000, priceWithoutDiscount: 99_000 });
    const { body: shown } = await get(oleg);
    expect(shown.problems).toMatchObject([{ code: 'PriceChanged', productID: 'gloves' }]);
    const rejected = await put(oleg, 'approve', { version: 1 });
    expect(rejected).toMatchObject({
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
  it('returns the order, which can be edited and sent again', async () => {
    ({ id } = await sendForApproval(shop));
    expect((await put(oleg, 'decline', { version: 1, comment: ' ' })).status).toBe(400);
    const { body } = await put(oleg, 'decline', { version: 1, comment: 'Меньше композита' });
    expect(body).toMatchObject({ status: 'Rejected', orderStatus: 'NotApproved' });
    expect((await notifiedOf(maria)).at(-1)).toMatch(/не согласован$/);
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
    // Who decides again sees what was changed since the rejection.
    expect(again.body.history.at(-1).diff).toMatchObject({
      fromVersion: 1,
      toVersion: 2,
      lines: [{ productID: 'composite', was: { quantity: 8 }, now: { quantity: 7 } }],
    });
    expect(again.body.history[0].diff).toBeNull();
    expect(await notifiedOf(oleg)).toHaveLength(2);
    await put(oleg, 'approve', { version: 2 });
    expect((await proceed(maria)).body.orderStatus).toBe('WaitingForCreating');
  });

  it('of an outdated version is rejected', async () => {
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'comment', { version: 1, comment: 'Пропуск на Орлова' });
    const stale = await put(oleg, 'decline', { version: 1, comment: 'Нет' });
    expect(stale.body).toMatchObject({
      reason: 'ApprovalChanged',
      diff: { fields: [{ field: 'Comment', was: null, now: 'Пропуск на Орлова' }] },
    });
  });
});
