import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const confirm = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });

test('order creation: a retry after a failure creates exactly one order', async ({
  page,
  shop,
  states,
}) => {
  const buyer = await states();
  const before = await buyer.orderCount();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await shop.backoffice('accounting', 'fail', '1');
  await page.goto(`/order/${id}`);
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ пока не создан' })).toBeVisible();
  await expect(page.getByText(/Код ошибки/)).toContainText(/[0-9a-f]{32}/);
  await page.reload();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(done(page)).toBeVisible();
  expect(await buyer.orderCount()).toBe(before + 1);
});

test.describe('order confirmation in two tabs', () => {
  test.use({ tolerance: { console: [/status of 409/], statuses: [] } });

  test('creates one order', async ({ page, context, states }) => {
    const buyer = await states();
    const before = await buyer.orderCount();
    const id = await buyer.readyCheckout({ payment: 'Cash' });
    const other = await context.newPage();
    await Promise.all([page.goto(`/order/${id}`), other.goto(`/order/${id}`)]);
    await expect(confirm(page)).toBeEnabled();
    await expect(confirm(other)).toBeEnabled();
    await Promise.all([confirm(page).click(), confirm(other).click()]);
    const ordered = (tab: Page) => tab.getByRole('heading', { level: 1, name: /^Заказ \S+/ });
    // The tab that confirms second opens the order, too.
    await expect(ordered(page)).toBeVisible();
    await expect(ordered(other)).toBeVisible();
    expect(await buyer.orderCount()).toBe(before + 1);
  });
});

test.describe('price change before confirmation', () => {
  test.use({ tolerance: { console: [/status of 409/], statuses: [] } });

  test('blocks the order and shows the difference; charges the accepted price', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'Cash' });
    // The response as it was some minutes ago, when everything was ten rubles cheaper.
    const less = 1_000;
    let toPay = 0;
    await page.route(
      `**/api/v1/checkout/${id}`,
      async (route) => {
        const response = await route.fetch();
        const checkout = await response.json();
        toPay = checkout.totals.toPay;
        checkout.totals.toPay -= less;
        checkout.totals.goods -= less;
        await route.fulfill({ response, json: checkout });
      },
      { times: 1 },
    );
    await page.goto(`/order/${id}`);
    await expect(confirm(page)).toBeEnabled();
    const total = page
      .getByRole('complementary')
      .locator('dl > div')
      .filter({ hasText: 'К оплате' })
      .getByRole('definition');
    await expect(total).toHaveText(formatMoney(toPay - less));
    await confirm(page).click();

    const alert = page.getByRole('alert').filter({ hasText: 'К оплате' });
    await expect(alert).toContainText(formatMoney(toPay));
    await expect(alert).toContainText(formatMoney(toPay - less));
    await expect(total).toHaveText(formatMoney(toPay));
    await confirm(page).click();
    await expect(done(page)).toBeVisible();
    const { totals } = await buyer.client.call<{ totals: { toPay: number } }>(
      'GET',
      `/order/${id}`,
    );
    expect(totals.toPay).toBe(toPay);
  });
});
