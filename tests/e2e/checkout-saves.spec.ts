import type { Page } from '@playwright/test';
import { demoIndividual } from '#server/demo/people.ts';
import { expect, test } from './support/test.ts';

test.use({ person: demoIndividual });

const confirm = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
const comment = (page: Page) => page.getByLabel(/^Комментарий к заказу/);
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Holds calls back until `release`; the order in which they came is told. */
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

test('checkout: saves a comment that is being typed before it confirms', async ({
  page,
  states,
}) => {
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

test('checkout: saves a choice that is on its way before it confirms', async ({ page, states }) => {
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

test('checkout: is not confirmed over a choice that was made and not sent', async ({
  page,
  states,
}) => {
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

test.describe('a save that fails', () => {
  test.use({
    tolerance: { console: [/ApiError|status of 5/], statuses: [500] },
  });

  test('checkout: is not confirmed without the comment, which stays and says why', async ({
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

test('checkout: is not confirmed with a comment that is too long, nor is the text lost', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const words = 'я'.repeat(501);
  await comment(page).fill(words);
  await expect(page.getByText('Максимальная длина поля: 500 символов')).toBeVisible();
  await expect(page.getByText('501/500')).toBeVisible();
  await confirm(page).click();
  await expect(comment(page)).toBeFocused();
  await expect(comment(page)).toHaveValue(words);
  // It is there after a reload, too.
  await page.reload();
  await expect(comment(page)).toHaveValue(words);
  const checkout = await buyer.client.call<{ step: string }>('GET', `/checkout/${id}`);
  expect(checkout.step).toBe('Checkout');
  await comment(page).fill(words.slice(1));
  await confirm(page).click();
  await expect(done(page)).toBeVisible();
  const order = await buyer.client.call<{ comment: string }>('GET', `/order/${id}`);
  expect(order.comment).toBe(words.slice(1));
});
