import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { Product } from '#tests/e2e/support/users/buyer.ts';

test.use({ person: demoIndividual });

const quantity = (page: Page, { name }: Product) =>
  page.getByRole('main').getByRole('spinbutton', { name: `Количество: ${name}` });
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Заказ обновлён по корзине' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' });
const products = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function setQuantity(page: Page, product: Product, to: number): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/cart/product/change'));
  await quantity(page, product).fill(String(to));
  await quantity(page, product).press('Enter');
  await saved;
}

test('checkout: follows cart changes after Back and Forward and lists them', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const product = await buyer.product();
  const id = await buyer.readyCheckout({ payment: 'Cash', lines: [[product, 3]] });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
  await expect(confirm(page)).toBeEnabled();
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await setQuantity(page, product, 9);
  await page.goForward();
  await expect(notice(page)).toContainText(`${product.name}: было 3 шт., стало 9 шт.`);
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
  const order = await buyer.client.call<{ items: { quantity: number }[] }>('GET', `/order/${id}`);
  expect(order.items.map((item) => item.quantity)).toEqual([9]);
});

test('checkout: follows a cart that another tab changes', async ({ page, context, states }) => {
  const buyer = await states();
  const product = await buyer.product();
  const id = await buyer.readyCheckout({ payment: 'Cash', lines: [[product, 3]] });
  await page.goto(`/order/${id}`);
  await expect(confirm(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/cart');
  await setQuantity(other, product, 2);
  await expect(notice(page)).toContainText(`${product.name}: было 3 шт., стало 2 шт.`);
  await notice(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('checkout: drops problems that were fixed in the cart', async ({ page, states }) => {
  const buyer = await states();
  const [first, second] = await buyer.products();
  if (!first || !second) throw new Error('Too few products');
  const lines = [[first, 1] as const, [second, 1] as const];
  const id = await buyer.readyCheckout({ payment: 'Cash', lines });
  await page.goto(`/order/${id}`);
  await expect(products(page, '2 товара')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться в корзину' }).click();
  // The line goes at once; the server receives the change after the buyer has gone back.
  await page.route('**/api/v1/cart/product/change', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page
    .getByRole('list', { name: 'Можно заказать' })
    .getByRole('button', { name: `Удалить из корзины: ${second.name}` })
    .click();
  await expect(quantity(page, second)).toHaveCount(0);
  await page.goBack();
  await expect(notice(page)).toContainText(`${second.name}: удалён из корзины, было 1 шт.`);
  await expect(products(page, '1 товар')).toBeVisible();
  await expect(confirm(page)).toBeEnabled();
});

test.describe('goods that fell short', () => {
  // The confirmation is rejected.
  test.use({ tolerance: { console: [/status of 409/], statuses: [] } });

  test('checkout: fixes goods that fell short since the cart, and removes them', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    const [first, second, third] = await buyer.products();
    if (!first || !second || !third) throw new Error('Too few products');
    const lines = [first, second, third].map((product) => [product, 1] as const);
    const id = await buyer.readyCheckout({ payment: 'Cash', lines });
    await page.goto(`/order/${id}`);
    await expect(confirm(page)).toBeEnabled();
    // An undo sets no limit: more than in stock.
    await buyer.client.call('POST', '/cart/product/bulk/add', {
      products: [first, second].map((product) => ({ productID: product.id, quantity: 9000 })),
      asItWas: true,
    });
    await confirm(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'С товарами что-то изменилось' });
    await page.getByRole('button', { name: 'К товарам, которые изменились' }).click();
    await expect(alert).toBeFocused();
    await expect(confirm(page)).toBeDisabled();
    const reduce = alert.getByRole('button', { name: /^Оставить \d+ шт\.: / });
    await expect(reduce).toHaveCount(2);
    // What is left of the other one is light enough for the pickup point.
    await alert.getByRole('button', { name: `Убрать из заказа: ${second.name}` }).click();
    await expect(notice(page)).toContainText(`${second.name}: удалён из корзины`);
    await expect(alert).toBeFocused();
    await reduce.click();
    await expect(alert).toHaveCount(0);
    await expect(confirm(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).first().click();
    await expect(alert).toBeVisible();
  });
});

test('checkout: is blocked with a message when its products are no longer in the cart', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.emptyCart();
  await page.goto(`/order/${id}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Товаров заказа больше нет в корзине' });
  await expect(alert.getByRole('link', { name: 'Вернуться в корзину' })).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
});

test('checkout: shows no selection that the order does not have', async ({ page, states }) => {
  const buyer = await states();
  // The cart's method begins the checkout, and nothing takes it back.
  await buyer.filledCart();
  await buyer.client.call('PUT', '/cart/delivery', { method: 'Courier' });
  const id = await buyer.begunCheckout();
  await page.route(`**/api/v1/checkout/${id}`, async (route) => {
    const response = await route.fetch();
    const { delivery, totals, sections, ...rest } = await response.json();
    const none = Object.fromEntries(Object.keys(delivery).map((key) => [key, null]));
    const json = {
      ...rest,
      delivery: none,
      totals: { ...totals, delivery: null },
      sections: sections.map((section: object) => ({ ...section, complete: false })),
    };
    await route.fulfill({ response, json });
  });
  await page.goto(`/order/${id}`);
  const delivery = page.getByRole('region', { name: 'Способ получения' });
  const courier = delivery.getByRole('radio', { name: /^Курьер/ });
  await expect(courier).toBeVisible();
  await expect(delivery.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(delivery.getByRole('button', { name: 'Продолжить' })).toBeDisabled();
  await page.unrouteAll({ behavior: 'wait' });
  await courier.check();
  // A radio group is one tab stop.
  await courier.press('Tab');
  await expect(delivery.getByRole('button', { name: 'Продолжить' })).toBeFocused();
  await delivery.getByRole('button', { name: 'Продолжить' }).click();
  await expect(delivery.getByRole('button', { name: 'Изменить' })).toBeVisible();
});
