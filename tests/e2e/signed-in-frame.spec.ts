import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { screens } from './screens.ts';
import { holdFiles } from './support/hydration.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

/** Calls of the API that the page sends from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test.describe('for a signed-in user', () => {
  test.use({ person: demoIndividual });

  test('frame and skeleton: are shown before any script has loaded', async ({ page }) => {
    const release = await holdFiles(page, '**/assets/*.js');
    await page.goto('/profile/orders', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('main').getByText('Мои заказы')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Загружаем заказы' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
    await expect(page).toHaveTitle(/^Мои заказы/);
  });

  test('first calls: are sent before any script has loaded, and only once', async ({
    page,
    states,
  }) => {
    await (await states()).filledCart();
    const calls = watchCalls(page);
    const release = await holdFiles(page, '**/assets/*.js');
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect
      .poll(() => calls.toSorted())
      .toEqual([
        'GET /api/v1/cart/preview',
        'GET /api/v1/user/addresses',
        'GET /api/v1/user/customers',
      ]);
    release();
    await expect(page.getByRole('button', { name: 'Перейти к оформлению' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const path of ['cart/preview', 'user/addresses', 'user/customers', 'cart']) {
      expect(
        calls.filter((call) => call === `GET /api/v1/${path}`),
        path,
      ).toHaveLength(1);
    }
  });

  test('first calls: a filtered list sends its own', async ({ page }) => {
    const release = await holdFiles(page, '**/assets/*.js');
    const calls = watchCalls(page);
    const profile = page.waitForRequest('**/api/v1/profile');
    await page.goto('/profile/orders?text=бор', { waitUntil: 'commit' });
    await profile;
    release();
    await expect(page.getByRole('search').last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => call === 'POST /api/v1/order/filter')).toHaveLength(1);
  });
});

test.describe('for a user whose token the server rejects', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/401 \(Unauthorized\)/], statuses: [] },
  });

  test('first calls: a rejected one is repeated with a new token', async ({ page }) => {
    let rejected = 0;
    await page.route('**/api/v1/support/tickets?*', async (route) => {
      if (rejected++ > 0) return route.continue();
      await route.fulfill({ status: 401, json: { message: 'Нужен вход', traceID: '1' } });
    });
    await page.goto('/profile/support');
    await expect(page.getByRole('heading', { level: 1, name: 'Обращения' })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Загружаем/ })).toHaveCount(0);
    expect(rejected).toBeGreaterThan(1);
  });
});

test('frame: sends no call for a visitor', async ({ page }) => {
  const calls = watchCalls(page);
  const release = await holdFiles(page, '**/assets/*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Загружаем корзину' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(calls).toEqual([]);
  release();
  // The page for signing in.
  await expect(page).not.toHaveURL(/\/cart$/);
  expect(calls.filter((call) => call !== 'GET /api/v1/settings')).toEqual([]);
});

const windows = [
  { width: 1366, height: 768 },
  { width: 412, height: 823 },
];

for (const viewport of windows) {
  for (const { name, url, person } of screens.filter((screen) => screen.person !== null)) {
    test.describe(`${name}, ${viewport.width} px wide`, () => {
      test.use({ person, viewport });

      test(`${name}: nothing shifts while it loads, ${viewport.width} px wide`, async ({
        page,
        states,
      }) => {
        const path = typeof url === 'string' ? url : await url(await states());
        const shifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('status', { name: /^Загружаем/ })).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toBeLessThanOrEqual(0.01);
      });
    });
  }
}
