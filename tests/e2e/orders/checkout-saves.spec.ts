import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const confirm = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
const comment = (page: Page) => page.getByLabel(/^Комментарий к заказу/);
const region = (page: Page, name: string) => page.getByRole('region', { name });

interface SavedCheckout {
  paymentMethod: string;
  delivery: { method: string };
}

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

test('checkout: saves a payment and a delivery method as soon as they are selected', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  const saved = () => buyer.client.call<SavedCheckout>('GET', `/checkout/${id}`);
  await page.goto(`/order/${id}`);
  const payment = region(page, 'Оплата');
  const card = payment.getByRole('radio', { name: /^Банковской картой/ });
  await payment.getByRole('button', { name: 'Изменить' }).click();
  const response = page.waitForResponse(/\/payment$/);
  await card.check();
  await response;
  // The section stays open until the buyer leaves it.
  await expect(card).toBeChecked();
  await page.reload();
  await expect(payment).toContainText('Банковской картой');
  expect((await saved()).paymentMethod).toBe('BankCard');

  const delivery = region(page, 'Способ получения');
  await delivery.getByRole('button', { name: 'Изменить' }).click();
  const moved = page.waitForResponse(/\/delivery$/);
  await delivery.getByRole('radio', { name: /^Курьер/ }).check();
  await moved;
  await page.goto('/cart');
  await page.goBack();
  await expect(region(page, 'Адрес доставки')).toBeVisible();
  expect((await saved()).delivery.method).toBe('Courier');
});

test('checkout: confirms with the selected payment method without «Продолжить»', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const payment = region(page, 'Оплата');
  await payment.getByRole('button', { name: 'Изменить' }).click();
  await payment.getByRole('radio', { name: /^Банковской картой/ }).check();
  await confirm(page).click();
  await expect(done(page)).toBeVisible();
  const order = await buyer.client.call<{ payment: { method: string } }>('GET', `/order/${id}`);
  expect(order.payment.method).toBe('BankCard');
});

test('checkout: shows nothing of the previous delivery method while another one is saved', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  const { client } = buyer;
  const place = await client.call<{ id: string }>('POST', '/user/addresses', {
    city: 'Москва',
    street: 'ул Лесная',
    house: '12',
  });
  await client.call('PUT', `/checkout/${id}/delivery`, { method: 'Courier' });
  await client.call('PUT', `/checkout/${id}/deliveryPoint`, { addressID: place.id });
  await page.goto(`/order/${id}`);
  const { release } = await holdBack(page, /\/delivery$/);
  const delivery = region(page, 'Способ получения');
  const next = delivery.getByRole('button', { name: 'Продолжить' });
  await delivery.getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByText('ул Лесная, д 12')).toBeVisible();
  await delivery.getByRole('radio', { name: /^Самовывоз/ }).check();
  await next.click();
  await expect(delivery.getByRole('status')).toHaveText('Сохраняем выбор…');
  await expect(next).toBeDisabled();
  await expect(page.getByText('ул Лесная, д 12')).toHaveCount(0);
  await expect(region(page, 'Оплата').getByText('Наличными')).toHaveCount(0);
  await expect(confirm(page)).toBeDisabled();
  await expect(confirm(page)).toHaveAccessibleDescription('Сохраняем способ получения…');
  release();
  // The order still has its point, so that nothing is left to fill in.
  await expect(region(page, 'Пункт выдачи')).toContainText('Пункт выдачи на Лесной');
  await expect(delivery.getByRole('button', { name: 'Изменить' })).toBeFocused();
  await expect(confirm(page)).toBeEnabled();
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

test.describe('offline', () => {
  test.use({
    tolerance: {
      console: [/ERR_INTERNET_DISCONNECTED|NetworkError|Failed to fetch|failed to load/],
      statuses: [],
    },
  });

  test('checkout: saves a comment by itself once the connection is back', async ({
    page,
    states,
    context,
  }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'Cash' });
    await page.goto(`/order/${id}`);
    await expect(comment(page)).toBeVisible();
    await context.setOffline(true);
    await comment(page).fill('Позвоните за час');
    await expect(page.getByText('Не удалось сохранить: текст остался здесь.')).toBeVisible();
    await expect(page.getByText('Сохраним, как только связь вернётся.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
    const checkout = await buyer.client.call<{ comment: string }>('GET', `/checkout/${id}`);
    expect(checkout.comment).toBe('Позвоните за час');
  });
});
