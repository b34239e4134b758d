import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import {
  eachWithCompany,
  fillCompanyCheckout,
  igor,
  maria,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

const filter = async (as: string, body: object = {}) =>
  (await shop.post(as, '/order/filter', body)).body;
const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);

async function buy(buyer: string): Promise<string> {
  const { id, totals } = await fillCompanyCheckout(shop, buyer, { gloves: 2 });
  expect((await shop.confirm(buyer, id, totals.toPay)).status).toBe(200);
  return id;
}

it('orders of colleagues: are listed for the owner and the approver, with who ordered', async () => {
  const id = await buy(maria);
  for (const viewer of [igor, oleg]) {
    expect(ids(await filter(viewer))).toEqual([]);
    const list = await filter(viewer, { scope: 'Company' });
    expect(ids(list)).toEqual([id]);
    expect(list.items[0]).toMatchObject({
      buyer: { id: maria, isMe: false },
      allowedActions: ['Repeat'],
    });
    expect(
      list.buyers.map((buyer: { id: string; isMe: boolean }) => [buyer.id, buyer.isMe]),
    ).toEqual([
      [viewer, true],
      [maria, false],
    ]);
  }
});

it('orders of colleagues: an employee sees own ones only', async () => {
  const id = await buy(igor);
  const own = await buy(maria);
  const list = await filter(maria, { scope: 'Company' });
  expect(ids(list)).toEqual([own]);
  expect(list.buyers).toHaveLength(1);
  expect(ids(await filter(maria, { scope: 'Company', buyerIDs: [igor] }))).toEqual([]);
  for (const path of [`/order/${id}`, `/documents/order/${id}/certificates`]) {
    expect((await shop.get(maria, path)).status).toBe(404);
  }
  expect(
    (await shop.post(maria, `/order/${id}/repeat`, { preview: true }, 'repeat-of-employee')).status,
  ).toBe(404);
});

it('orders of colleagues: are filtered by person', async () => {
  const first = await buy(maria);
  const second = await buy(igor);
  expect(ids(await filter(igor, { scope: 'Company', buyerIDs: [maria] }))).toEqual([first]);
  expect(ids(await filter(igor, { scope: 'Company' }))).toEqual([second, first]);
  expect(ids(await filter(igor, { scope: 'Company', buyerIDs: ['stranger'] }))).toEqual([]);
});

it('orders of colleagues: unfinished ones are seen by nobody else', async () => {
  const { id } = await fillCompanyCheckout(shop, maria, { gloves: 2 });
  const expectUnseen = async () => {
    expect(ids(await filter(igor, { scope: 'Company' }))).toEqual([]);
    expect((await shop.get(igor, `/order/${id}`)).status).toBe(404);
  };
  await expectUnseen();
  await shop.post(maria, `/checkout/${id}/cancel`);
  await expectUnseen();
  expect(ids(await filter(maria, { scope: 'Company' }))).toEqual([id]);
});

it('orders of colleagues: stay in the lists of both when canceled before the decision', async () => {
  const { id } = await sendForApproval(shop);
  await shop.post(maria, `/checkout/${id}/cancel`);
  expect(ids(await filter(maria, {}))).toEqual([id]);
  expect(ids(await filter(igor, { scope: 'Company' }))).toEqual([id]);
});

it('orders of colleagues: open with documents, can be repeated, and nothing else', async () => {
  const id = await buy(maria);
  const { status, body } = await shop.get(oleg, `/order/${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isMine: false,
    buyer: { id: maria, isMe: false },
    allowedActions: ['Repeat'],
  });
  expect((await shop.get(oleg, `/documents/order/${id}/certificates`)).status).toBe(200);
  const repeated = await shop.post(
    oleg,
    `/order/${id}/repeat`,
    { preview: false },
    'repeat-of-approver',
  );
  expect(repeated.body).toMatchObject({ applied: true });
  expect((await shop.post(oleg, `/order/${id}/cancel`)).status).toBe(404);
  expect((await shop.get(oleg, `/checkout/${id}`)).status).toBe(404);
});

it('orders of colleagues: have invoice and UPD for every role that sees them', async () => {
  const id = await buy(maria);
  for (const status of ['Confirmed', 'WaitingForPicking', 'WaitingForShipping', 'Shipped'] as const)
    await shop.db.transaction((tx) => advanceOrder(tx, id, status, shop.clock.now));
  const papers = [`/order/${id}/invoice`, `/documents/order/${id}/transferDocument`];
  const kinds = async (as: string) =>
    (await shop.get(as, `/order/${id}`)).body.documents.map(({ kind }: { kind: string }) => kind);
  const statuses = async (as: string) =>
    Promise.all(papers.map(async (path) => (await shop.get(as, path)).status));
  const olegs = eq(partnerEmployees.id, 'e-oleg');

  for (const viewer of [maria, igor]) {
    expect(await kinds(viewer)).toEqual(['Invoice', 'TransferDocument']);
    expect(await statuses(viewer)).toEqual([200, 200]);
  }
  for (const role of ['Approver', 'Accountant', 'Manager'] as const) {
    await shop.db.update(partnerEmployees).set({ role }).where(olegs);
    expect(await kinds(oleg)).toEqual(['Invoice', 'TransferDocument']);
    expect(await statuses(oleg)).toEqual([200, 200]);
  }
  const employee = { role: 'Employee', isApprover: false } as const;
  await shop.db.update(partnerEmployees).set(employee).where(olegs);
  expect(await statuses(oleg)).toEqual([404, 404]);
});

it('orders of colleagues: one under approval opens for who sees all orders', async () => {
  const { id } = await sendForApproval(shop);
  const pavel = 'u-pavel';
  await shop.get(pavel, '/cart');
  expect((await shop.get(pavel, `/approval/${id}`)).status).toBe(404);
  const change = { userID: pavel, joinedAt: shop.clock.now, isBlocked: false } as const;
  const row = eq(partnerEmployees.id, 'e-pavel');
  await shop.db.update(partnerEmployees).set(change).where(row);
  expect((await shop.get(pavel, `/approval/${id}`)).status).toBe(404);
  await shop.db.update(partnerEmployees).set({ role: 'Approver', isApprover: true }).where(row);
  const { status, body } = await shop.get(pavel, `/approval/${id}`);
  expect(status).toBe(200);
  expect(body.allowedActions).toEqual([]);
});

it('orders of colleagues: are gone with the access to the company, own ones for it too', async () => {
  const id = await buy(maria);
  const own = await buy(igor);
  await shop.db
    .update(partnerEmployees)
    .set({ isBlocked: true })
    .where(eq(partnerEmployees.id, 'e-igor'));
  expect(ids(await filter(igor, { scope: 'Company' }))).toEqual([]);
  expect((await shop.get(igor, `/order/${id}`)).status).toBe(404);
  const ended = { status: 403, body: { reason: 'CompanyAccessEnded' } };
  expect(await shop.get(igor, `/order/${own}`)).toMatchObject(ended);
});
