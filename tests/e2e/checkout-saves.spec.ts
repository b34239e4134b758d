import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.use({ person: demoIndividual });

const confirm = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
const comment = (page: Page) => page.getByLabel(/^Комментарий к заказу/);
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Holds PUT requests back until `release`; `sent` lists them in the order they were sent. */
async function holdBack(page: Page, path: RegExp) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT')
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  return { sent, release };
}

test('checkout: saves an unfinished comment before confirming', async ({ page, states }) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const { sent, release } = await holdBack(page, /\/comment$/);
  await comment(page).fill('Вход со двора');
  await confirm(page).click();
  release();
  await expect(done(page)).toBeVisible();
  expect(sent).toEqual(['comment', 'confirm']);
  const order = await buyer.client.call<{ comment: string }>('GET', `/order/${id}`);
  expect(order.comment).toBe('Вход со двора');
});

test('checkout: waits for a pending save before confirming', async ({ page, states }) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const { sent, release } = await holdBack(page, /\/payment$/);
  const payment = region(page, 'Оплата');
  await payment.getByRole('button', { name: 'Изменить' }).click();
  await payment.getByRole('radio', { name: /^Банковской картой/ }).check();
  await payment.getByRole('button', { name: 'Продолжить' }).click();
  await confirm(page).click();
  release();
  await expect(done(page)).toBeVisible();
  expect(sent).toEqual(['payment', 'confirm']);
  const order = await buyer.client.call<{ payment: { method: string } }>('GET', `/order/${id}`);
  expect(order.payment.method).toBe('BankCard');
});

test('checkout: is not confirmed while a selection is unsent', async ({ page, states }) => {
  const id = await (await states()).readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const payment = region(page, 'Оплата');
  await payment.getByRole('button', { name: 'Изменить' }).click();
  await payment.getByRole('radio', { name: /^Банковской картой/ }).check();
  await confirm(page).click();
  await expect(payment.getByRole('alert')).toHaveText(/ещё не сохранён/);
  await expect(payment.getByRole('heading', { name: 'Оплата' })).toBeFocused();
  await expect(payment.getByRole('radio', { name: /^Банковской картой/ })).toBeChecked();
});

test.describe('failed save', () => {
  test.use({
    tolerance: { console: [/ApiError|status of 5/], statuses: [500] },
  });

  test('checkout: is not confirmed when the comment fails to save; the text stays with an error', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'Cash' });
    await page.goto(`/order/${id}`);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.route(/\/comment$/, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Сбой', traceID: 'c0ffee' }),
      }),
    );
    await comment(page).fill('Вход со двора');
    await confirm(page).click();
    await expect(page.getByText('Не удалось сохранить: текст остался здесь.')).toBeVisible();
    await expect(comment(page)).toBeFocused();
    await expect(comment(page)).toHaveValue('Вход со двора');
    expect(calls.filter((url) => url.endsWith('/confirm'))).toEqual([]);
    await page.unroute(/\/comment$/);
    await confirm(page).click();
    await expect(done(page)).toBeVisible();
    const order = await buyer.client.call<{ comment: string }>('GET', `/order/${id}`);
    expect(order.comment).toBe('Вход со двора');
  });
});

test('checkout: is not confirmed with a too long comment; the text stays', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const text = 'я'.repeat(501);
  await comment(page).fill(text);
  await expect(page.getByText('Максимальная длина поля: 500 символов')).toBeVisible();
  await expect(page.getByText('501/500')).toBeVisible();
  await confirm(page).click();
  await expect(comment(page)).toBeFocused();
  await expect(comment(page)).toHaveValue(text);
  // The text is still there after a reload.
  await page.reload();
  await expect(comment(page)).toHaveValue(text);
  const checkout = await buyer.client.call<{ step: string }>('GET', `/checkout/${id}`);
  expect(checkout.step).toBe('Checkout');
  await comment(page).fill(text.slice(1));
  await confirm(page).click();
  await expect(done(page)).toBeVisible();
  const order = await buyer.client.call<{ comment: string }>('GET', `/order/${id}`);
  expect(order.comment).toBe(text.slice(1));
});
