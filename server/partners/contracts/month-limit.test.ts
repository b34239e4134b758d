import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import {
  belaya,
  eachWithCompany,
  fillCompanyCheckout,
  igor,
  maria,
  oleg,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';
import { moscowMonth } from './month-spending.ts';

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

const limit = (id: string, change: { monthLimit?: number | null; orderLimit?: number | null }) =>
  shop.db.update(partnerEmployees).set(change).where(eq(partnerEmployees.id, id));

/** Confirms an order of gloves; returns the step it comes to and its sum. */
async function buy(as: string, quantity: number) {
  const checkout = await fillCompanyCheckout(shop, as, { gloves: quantity });
  const { toPay } = checkout.totals;
  const { status, body } = await shop.confirm(as, checkout.id, toPay);
  return { id: checkout.id, toPay, status, step: body.step, reason: body.reason };
}

const spentOf = async (id: string) => {
  const { body } = await shop.get(igor, `/partners/${belaya}/employees?pageSize=100`);
  return body.items.find((one: { id: string }) => one.id === id).monthSpent;
};

describe('month limit of an employee', () => {
  it('a calendar month begins and ends at midnight in Moscow', () => {
    const { from, to } = moscowMonth(new Date('2026-02-28T21:30:00.000Z'));
    expect(from.toISOString()).toBe('2026-02-28T21:00:00.000Z');
    expect(to.toISOString()).toBe('2026-03-31T21:00:00.000Z');
  });

  it('sends the order that exceeds it for approval, and counts what was confirmed only', async () => {
    const first = await buy(maria, 2);
    expect(first.step).toBe('WaitingForCreating');
    expect(await spentOf('e-maria')).toBe(first.toPay);
    await limit('e-maria', { monthLimit: first.toPay * 2 });
    const exact = await buy(maria, 2);
    expect(exact.step).toBe('WaitingForCreating');
    const checkout = await fillCompanyCheckout(shop, maria, { gloves: 1 });
    expect(checkout.approval).toMatchObject({
      reasons: [{ code: 'EmployeeMonthLimitExceeded', limit: first.toPay * 2 }],
      approvers: [{ employeeID: 'e-oleg' }],
    });
    const sent = await shop.confirm(maria, checkout.id, checkout.totals.toPay);
    expect(sent.body.step).toBe('Approval');
    expect(await spentOf('e-maria')).toBe(first.toPay * 2);
    expect((await shop.post(maria, `/order/${exact.id}/cancel`)).status).toBe(200);
    expect(await spentOf('e-maria')).toBe(first.toPay);
  });

  it('is shown to those who see the orders, to others only their own', async () => {
    const { toPay } = await buy(maria, 2);
    const { body } = await shop.get(maria, `/partners/${belaya}/employees?pageSize=100`);
    const sums = body.items.map((one: { id: string; monthSpent: number | null }) => [
      one.id,
      one.monthSpent,
    ]);
    expect(Object.fromEntries(sums)).toMatchObject({ 'e-maria': toPay, 'e-igor': null });
    const { body: search } = await shop.get(
      maria,
      `/partners/${belaya}/employees/search?query=%D0%BE&pageSize=100`,
    );
    for (const { id, monthSpent } of search.items) {
      if (id !== 'e-maria') expect(monthSpent).toBeNull();
    }
  });

  it('begins anew with the month', async () => {
    const { toPay } = await buy(maria, 2);
    await limit('e-maria', { monthLimit: toPay });
    shop.clock.now = new Date('2026-03-31T21:00:01.000Z');
    expect(await spentOf('e-maria')).toBe(0);
    expect((await buy(maria, 2)).step).toBe('WaitingForCreating');
    expect((await buy(maria, 2)).step).toBe('Approval');
  });

  it('counts an approved order once its buyer has sent it', async () => {
    const first = await fillCompanyCheckout(shop, maria, { gloves: 8, composite: 5 });
    const sent = await shop.confirm(maria, first.id, first.totals.toPay);
    expect(sent.body.step).toBe('Approval');
    const path = `/approval/${first.id}`;
    expect((await shop.put(oleg, `${path}/approve`, { version: 1 })).status).toBe(200);
    await limit('e-maria', { monthLimit: first.totals.toPay });
    expect(await spentOf('e-maria')).toBe(0);
    const proceeded = await shop.request('PUT', `/api/v1${path}/proceed`, {
      as: maria,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(proceeded.status).toBe(200);
    expect(await spentOf('e-maria')).toBe(first.totals.toPay);
    expect((await buy(maria, 1)).step).toBe('Approval');
  });

  it('rejects an order above it where nobody could approve', async () => {
    await limit('e-igor', { monthLimit: 1 });
    await shop.db
      .update(partnerEmployees)
      .set({ isBlocked: true })
      .where(eq(partnerEmployees.id, 'e-oleg'));
    const checkout = await fillCompanyCheckout(shop, igor, { gloves: 1 });
    expect(checkout.approval).toMatchObject({
      reasons: [{ code: 'EmployeeMonthLimitExceeded' }],
      approvers: [],
    });
    const rejected = await shop.confirm(igor, checkout.id, checkout.totals.toPay);
    expect(rejected).toMatchObject({ status: 409, body: { reason: 'LimitExceeded' } });
    const toManager = await shop.request('POST', '/api/v1/cart/proceed/manager', {
      as: igor,
      body: { checkoutID: checkout.id },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(toManager).toMatchObject({ status: 409, body: { reason: 'LimitExceeded' } });
  });
});
