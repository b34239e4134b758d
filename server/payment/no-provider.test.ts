import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ config: { localPayment: false } });
});
afterAll(() => shop.close());

it('payment: offers no online methods without a provider, before and after the order', async () => {
  const user = `u-${randomUUID()}`;
  await shop.add(user, 'composite', 1);
  const checkout = await shop.fillCheckout(user, ['composite']);
  const { id, totals } = checkout;
  const rejected = checkout.paymentMethods.filter(({ allowed }: { allowed: boolean }) => !allowed);
  expect(rejected.map(({ method }: { method: string }) => method)).toEqual([
    'SBP',
    'SberInstallment',
    'Invoice',
  ]);
  expect((await shop.put(user, `/checkout/${id}/payment`, { method: 'SBP' })).status).toBe(422);
  await shop.confirm(user, id, totals.toPay);
  const { body: order } = await shop.get(user, `/order/${id}`);
  expect(order.payment.method).toBe('BankCard');
  expect(order.allowedActions).not.toContain('Pay');
  const { body: list } = await shop.post(user, '/order/filter', {});
  expect(list.items[0].allowedActions).not.toContain('Pay');
});
