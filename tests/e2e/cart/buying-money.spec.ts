import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';

test.use({ person: demoIndividual });

interface Totals {
  goods: number;
  discount: number;
  promo: number;
  bonus: number;
  delivery: number | null;
  toPay: number;
}

/** An amount in the list of totals. */
const sum = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .getByRole('definition')
    .last();

test('totals: promo code and bonuses are deducted to the kopeck from cart to order', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const bonuses = async () => {
    type Profile = { bonusBalance: { value: number } };
    return (await buyer.client.call<Profile>('GET', '/profile')).bonusBalance.value;
  };
  const held = await bonuses();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.client.call('POST', `/checkout/${id}/cancel`);
  await page.goto('/cart');
  await page.getByLabel('Промокод', { exact: true }).fill('klinika7');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText(/^KLINIKA7: −/)).toBeVisible();
  await page.getByRole('radio', { name: /^Списать/ }).click();
  await expect(sum(page, 'Бонусы')).toBeVisible();

  const { order: cart } = await buyer.client.call<{ order: { totals: Totals } }>('GET', '/cart');
  const { goods, discount, promo, bonus, toPay } = cart.totals;
  expect(promo).toBe(Math.round(((goods - discount) * 7) / 100));
  expect(bonus).toBeGreaterThan(0);
  expect(toPay).toBe(goods - discount - promo - bonus);
  const shown = async (labels: readonly (readonly [string, number])[]) => {
    for (const [label, value] of labels) {
      await expect(sum(page, label)).toHaveText(formatMoney(value));
    }
  };
  const chain = [
    ['Промокоды', -promo],
    ['Бонусы', -bonus],
    ['К оплате', toPay],
  ] as const;
  await shown(chain);
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
  const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
  await expect(confirm).toBeVisible();
  await fillCheckout(page);
  await shown(chain);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
  await shown(chain);
  expect(await bonuses()).toBe(held - bonus / 100);
  await buyer.client.call('PUT', '/cart/bonus/action', { action: 'None' });
  await buyer.client.call('POST', '/cart/promoCode/delete', { couponCode: 'KLINIKA7' });
});
