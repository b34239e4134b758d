import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { partnerContracts } from '#server/db/schema/partners.ts';
import { orders } from '#server/db/schema/shopping.ts';
import {
  eachWithCompany,
  fillCompanyCheckout,
  igor,
  maria,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

const contractID = 'k-online';
let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

const change = (values: Partial<typeof partnerContracts.$inferInsert>) =>
  shop.db.update(partnerContracts).set(values).where(eq(partnerContracts.id, contractID));

/** Confirms an order of gloves on account; returns the step it comes to. */
async function buy(as: string, gloves: number) {
  const checkout = await fillCompanyCheckout(shop, as, { gloves });
  const { toPay } = checkout.totals;
  const { body } = await shop.confirm(as, checkout.id, toPay);
  return { id: checkout.id, toPay, step: body.step, reasons: checkout.approval?.reasons ?? [] };
}

it('counts the orders on account that the balance does not know yet, of all employees', async () => {
  const { now } = shop.clock;
  await change({ balance: 0, creditLimit: 100_000_000, overdue: 0, balanceAt: now });
  shop.clock.now = new Date(now.getTime() + 60_000);
  const first = await buy(maria, 3);
  expect(first.step).toBe('WaitingForCreating');
  // What is left is a kopeck less than the same order costs.
  await change({ creditLimit: first.toPay * 2 - 1 });
  const second = await buy(igor, 3);
  expect(second).toMatchObject({
    step: 'Approval',
    reasons: [
      {
        code: 'ContractBalanceExceeded',
        limit: first.toPay * 2 - 1,
        actual: first.toPay * 2,
        message: expect.stringMatching(/^Вместе с последними заказами по счёту выйдет /),
      },
    ],
  });
});

it('does not count what was canceled, paid, or confirmed before the balance', async () => {
  const { now } = shop.clock;
  await change({ balance: 0, creditLimit: 100_000_000, overdue: 0, balanceAt: now });
  shop.clock.now = new Date(now.getTime() + 60_000);
  const { id, toPay } = await buy(maria, 3);
  await change({ creditLimit: toPay * 2 - 1 });
  expect((await shop.post(maria, `/order/${id}/cancel`)).status).toBe(200);
  const paid = await buy(igor, 3);
  expect(paid.step).toBe('WaitingForCreating');
  await shop.db.update(orders).set({ paymentStatus: 'Paid' }).where(eq(orders.id, paid.id));
  expect((await buy(igor, 3)).step).toBe('WaitingForCreating');
  await change({ balanceAt: shop.clock.now });
  expect((await buy(igor, 3)).step).toBe('WaitingForCreating');
});

it('locks the contract for an order on account only', async () => {
  await change({ balance: 0, creditLimit: 100_000_000, overdue: 0, balanceAt: shop.clock.now });
  /** The transaction that locked or wrote the row last. */
  const lastLock = async () => {
    const { rows } = await shop.db.execute<{ xmax: string }>(
      sql`select xmax from partner_contracts where id = ${contractID}`,
    );
    return rows[0]?.xmax;
  };
  const before = await lastLock();
  const { id } = await fillCompanyCheckout(shop, maria, { gloves: 3 });
  const { body } = await shop.put(maria, `/checkout/${id}/payment`, { method: 'BankCard' });
  expect((await shop.confirm(maria, id, body.totals.toPay)).status).toBe(200);
  expect(await lastLock()).toBe(before);
  await buy(maria, 3);
  expect(await lastLock()).not.toBe(before);
});
