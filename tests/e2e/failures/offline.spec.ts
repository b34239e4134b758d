import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const OFFLINE = 'Нет соединения с интернетом';

test.use({
  person: demoIndividual,
  serviceWorkers: 'allow',
  tolerance: {
    console: [
      /ERR_INTERNET_DISCONNECTED|NetworkError|Failed to fetch|chunk of the page|Error: Offline: /,
    ],
    statuses: [],
  },
});

/** The notice and the service worker load after the first user input, once the page is idle. */
async function useThePage(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const known = await page.evaluate(() => navigator.serviceWorker.getRegistration());
    expect(known).toBeDefined();
  }).toPass();
}

test('offline: shows a notice, keeps loaded data and refetches once back online', async ({
  page,
  context,
}) => {
  await page.goto('/profile/orders');
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row).toBeVisible();
  await useThePage(page);
  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'Показываем то, что загрузилось' });
  await expect(notice).toContainText(OFFLINE);
  await expect(row).toBeVisible();
  await expect(page.getByText('Что-то пошло не так')).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

for (const [name, path] of [
  ['an order', null],
  ['the purchases', '/profile/archive'],
  ['the tickets', '/profile/support'],
] as const) {
  test(`offline: ${name} that are not loaded show a message and load once back online`, async ({
    page,
    context,
    states,
  }) => {
    const target = path ?? `/order/${await (await states()).placedOrder()}`;
    await page.goto('/profile/orders');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await useThePage(page);
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    await context.setOffline(true);
    await page.locator(`main a[href="${target}"]`).first().click();
    await expect(page).toHaveURL(target);
    const heading = page.getByRole('heading', { level: 1, name: OFFLINE });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(heading).toBeVisible();
    // The loaded data is still there.
    await page.goBack();
    await expect(rows.first()).toBeVisible();
    await page.goForward();
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });
}

test('offline on a phone: says it once on a page that is not loaded, and leaves loaded ones alone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  await useThePage(page);
  await context.setOffline(true);
  const said = page.getByRole('alert').filter({ hasText: OFFLINE, visible: true });
  await expect(said).toHaveCount(1);
  const header = await page.getByRole('banner').boundingBox();
  const notice = await said.boundingBox();
  expect(notice?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  const bottom = (notice?.y ?? 0) + (notice?.height ?? 0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  const pages = page.getByRole('navigation', { name: /^Страницы/ });
  await pages.getByRole('link', { name: /2/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible();
  await expect(said).toHaveCount(1);
  await expect(said).toContainText('Покажем, как только связь вернётся');
  await expect(page.getByText(/Код ошибки|Сообщить/)).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(said).toHaveCount(1);
});

test('offline: a failed confirmation is not sent later', async ({ page, context, states }) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await page.goto(`/order/${id}`);
  const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
  await expect(confirm).toBeEnabled();
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByText('Нет соединения с интернетом: заказ не отправлен')).toBeVisible();
  // Said once, beside the notice over the page: without a toast.
  const said = page.getByRole('alert').filter({ hasNotText: 'Показываем то, что загрузилось' });
  await expect(said.filter({ hasText: 'Нет соединения' })).toHaveCount(1);
  await expect(confirm).toBeEnabled();
  await context.setOffline(false);
  await page.getByRole('alert').filter({ hasText: 'Показываем' }).waitFor({ state: 'detached' });
  const { step } = await buyer.client.call<{ step: string }>('GET', `/checkout/${id}`);
  expect(step).toBe('Checkout');
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
});

test('offline: a reload shows the offline page, which continues once back online', async ({
  page,
  context,
}) => {
  await page.goto('/info/delivery');
  await useThePage(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toEqual(['/offline.html']);
  await context.setOffline(true);
  await page.reload().catch(() => {});
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Повторить' })).toBeVisible();
  // Once back online the page continues by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toHaveCount(0);
  await expect(page).toHaveURL(/\/info\/delivery$/);
});
