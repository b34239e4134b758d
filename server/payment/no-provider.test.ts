import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '#server/integrations/payment-provider.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

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

it('payment: shops with different providers run side by side', async () => {
  const bank: PaymentProvider = {
    installments: false,
    remote: null,
    placeOf: async ({ id }) => ({ url: `https://bank.example/${id}`, qr: null }),
    refund: async () => 'Refunded',
  };
  const other = await startTestShop({ services: { payment: bank } });
  const user = `u-${randomUUID()}`;
  await other.add(user, 'composite', 1);
  const { id } = await other.fillCheckout(user, ['composite']);
  const { body: checkout } = await other.put(user, `/checkout/${id}/payment`, { method: 'SBP' });
  await other.confirm(user, id, checkout.totals.toPay);
  const { status, body } = await other.post(
    user,
    `/order/${id}/payment/online`,
    undefined,
    randomUUID(),
  );
  await other.close();
  expect({ status, url: body.url }).toEqual({
    status: 201,
    url: `https://bank.example/${body.id}`,
  });
});
