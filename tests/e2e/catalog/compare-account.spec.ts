import type { Browser, Locator, Page } from '@playwright/test';
import { demoEmployee } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signIn } from '#tests/e2e/support/users/sign-in.ts';
import { storySizes } from '#tests/e2e/support/widths.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A device on which nobody is signed in. */
async function newDevice(browser: Browser, baseURL: string, viewport: (typeof widths)[number]) {
  const storageState = { cookies: [], origins: [] };
  return browser.newContext({ baseURL, locale: 'ru-RU', storageState, viewport });
}

/** Adds the first products of a category to those that are compared already. */
async function addToComparison(page: Page, before: number, count: number): Promise<void> {
  const response = await page.request.post('/api/v1/product/getProducts', {
    data: { query: 'перчатки нитриловые', pageSize: 1 },
  });
  const { items } = (await response.json()) as { items: { category: { id: string } }[] };
  await page.goto(`/products?category=${items[0]?.category.id}`);
  const buttons = page.getByRole('main').getByRole('button', { name: 'Добавить в сравнение' });
  const removing = page.getByRole('main').getByRole('button', { name: 'Убрать из сравнения' });
  await expect(buttons.first()).toBeVisible();
  await expect(removing).toHaveCount(before);
  for (let added = 1; added <= count; added += 1) {
    await buttons.first().click();
    await expect(removing).toHaveCount(before + added);
  }
}

const columns = (page: Page) =>
  page.getByRole('table').getByRole('button', { name: /^Убрать из сравнения/ });

const labelsOf = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));

for (const viewport of storySizes(widths, 0)) {
  test.describe(`comparison in the account at ${viewport.width} px`, () => {
    test('is merged at sign-in, the same on a second device, and stays there after sign-out', async ({
      browser,
      shop,
    }) => {
      const first = await newDevice(browser, shop.url, viewport);
      const page = await first.newPage();
      await addToComparison(page, 0, 2);
      await signIn(page, demoEmployee, '/compare');
      await expect(page.getByText('2 из 50')).toBeVisible();
      await expect(columns(page)).toHaveCount(2);

      const second = await newDevice(browser, shop.url, viewport);
      const other = await second.newPage();
      await signIn(other, demoEmployee, '/compare');
      await expect(columns(other)).toHaveCount(2);
      const stored = other.waitForResponse(/\/profile\/compare\/delete$/);
      await columns(other).first().click();
      await expect(columns(other)).toHaveCount(1);
      await stored;

      // The user is back at the first device, whose window was beside another one.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          return columns(page).count();
        })
        .toBe(1);

      // Another tab of the first device shows a change at once.
      const tab = await first.newPage();
      await tab.goto('/compare');
      await expect(columns(tab)).toHaveCount(1);
      await addToComparison(page, 1, 1);
      await expect(columns(tab)).toHaveCount(2);
      await tab.close();

      await page.goto('/profile');
      await page.getByRole('main').getByRole('button', { name: 'Выйти' }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/compare');
      await expect(page.getByRole('heading', { name: 'Пока нечего сравнивать' })).toBeVisible();

      await other.reload();
      await expect(other.getByText('2 из 50')).toBeVisible();
      await expect(columns(other)).toHaveCount(2);
      const order = await labelsOf(columns(other));
      await columns(other).first().click();
      await expect(columns(other)).toHaveCount(1);
      const restored = other.waitForResponse(
        (response) => response.url().endsWith('/profile/compare') && response.ok(),
      );
      await other.getByRole('button', { name: 'Вернуть' }).click();
      await restored;
      await other.reload();
      await expect(columns(other)).toHaveCount(2);
      expect(await labelsOf(columns(other))).toEqual(order);
      await other.getByRole('button', { name: 'Очистить' }).click();
      await expect(other.getByRole('heading', { name: 'Пока нечего сравнивать' })).toBeVisible();
      await other.getByRole('button', { name: 'Вернуть' }).click();
      await expect(columns(other)).toHaveCount(2);
      await other.getByRole('button', { name: 'Очистить' }).click();
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Пока нечего сравнивать' })).toBeVisible();
      await Promise.all([first.close(), second.close()]);
    });
  });
}

test('comparison in the account: a table that was read before the merge is read again', async ({
  browser,
  shop,
}) => {
  const device = await newDevice(browser, shop.url, { width: 1440, height: 900 });
  const page = await device.newPage();
  await addToComparison(page, 0, 2);
  const list = /\/profile\/compare$/;
  const isMoved = async () => {
    const cookies = await device.cookies();
    const own = cookies.find(({ name }) => name === 'compareProducts')?.value ?? '[]';
    return decodeURIComponent(own) === '[]';
  };
  let onRead = () => {};
  const read = new Promise<void>((resolve) => {
    onRead = resolve;
  });
  await page.route(list, async (route) => {
    if (route.request().method() === 'POST') {
      await read;
      return route.fallback();
    }
    const response = await route.fetch();
    onRead();
    await expect.poll(isMoved).toBe(true);
    // The page may have aborted the request.
    await route.fulfill({ response }).catch(() => {});
  });
  await signIn(page, demoEmployee, '/compare');
  await expect(columns(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(page.getByRole('heading', { name: 'Пока нечего сравнивать' })).toBeVisible();
  await device.close();
});

test.describe('comparison that is not stored', () => {
  test.use({
    person: demoEmployee,
    viewport: { width: 390, height: 844 },
    tolerance: { console: [/status of 500/], statuses: [500] },
  });

  test('rolls back the button and says so', async ({ page }) => {
    await page.route('**/api/v1/profile/compare', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Сбой', traceID: '1'.repeat(32) } })
        : route.fallback(),
    );
    await page.goto('/products?query=перчатки');
    const card = page.getByRole('main').getByRole('article').first();
    const loaded = page.waitForResponse(/\/profile\/compare\/preview$/);
    await page.reload();
    await loaded;
    await card.getByRole('button', { name: 'Добавить в сравнение' }).click();
    await expect(page.getByText('Что-то пошло не так')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Добавить в сравнение' })).toBeVisible();
  });
});
