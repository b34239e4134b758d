import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Stops the page's clock; `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Moves the stopped clock in steps until the element is shown. */
async function runUntilShown(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(element).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('tooltip: shows 400 ms after the pointer has come', async ({ page }) => {
  await page.goto('/catalog');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: /^Сравнение/ });
  const bubble = page.locator('[popover=manual]');
  // The layer is loaded with the first move of the pointer.
  await link.hover();
  await expect(bubble).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(bubble).toBeHidden();
  await stopClock(page);
  await link.hover();
  await page.clock.runFor(350);
  await expect(bubble).toBeHidden();
  await page.clock.runFor(100);
  // The page's clock is stopped: it is drawn by what was due until now, however late the machine is.
  await expect(bubble).toBeVisible();
});

test.describe('of a user', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/status of 500/], statuses: [500] },
  });

  test('toasts: hide after 3 s, those of errors after 5 s', async ({ page }) => {
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /збранн/ });
    await stopClock(page);
    await heart.click();
    const toast = page
      .getByRole('status')
      .filter({ hasText: /Товар (?:добавлен в|удален из) избранн/ });
    await runUntilShown(page, toast);
    await page.clock.runFor(2_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast).toBeHidden();

    await page.route('**/api/v1/favorites/change', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Сбой', traceID: '4bf92f3577b34da6a3ce929d0e0e4736' }),
      }),
    );
    await heart.click();
    const error = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
    await runUntilShown(page, error);
    await page.clock.runFor(4_000);
    await expect(error).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(error).toBeHidden();
  });

  test('route loader: stays for 500 ms, and none shows for a change of the query', async ({
    page,
  }) => {
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    const loader = page.getByRole('progressbar', {
      name: 'Страница загружается',
      includeHidden: true,
    });
    await expect(loader).toHaveAttribute('aria-hidden', 'true');
    await stopClock(page);
    const isShown = async () => (await loader.getAttribute('aria-hidden')) === 'false';
    await page
      .getByRole('main')
      .getByRole('link', { name: /Заказы/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/profile\/orders/);
    expect(await isShown()).toBe(true);
    await page.clock.runFor(490);
    expect(await isShown()).toBe(true);
    const tabs = page.getByRole('navigation', { name: 'Состояние заказов' });
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(tabs).toBeVisible({ timeout: 500 });
      expect(await isShown()).toBe(false);
    }).toPass();

    // The clock is stopped: a loader that was shown for a moment would still be there.
    await tabs.getByRole('link', { name: 'Отменены' }).click();
    await expect(page).toHaveURL(/\/profile\/orders\?status=/);
    expect(await isShown()).toBe(false);
    await page.clock.runFor(100);
    expect(await isShown()).toBe(false);
  });

  test('thumbnails: of a product in a list are 62 by 62 px', async ({ page, states }) => {
    await page.goto(`/order/${await (await states()).placedOrder()}`);
    const image = page.getByRole('main').locator('li img').first();
    await expect(image).toBeVisible();
    const box = await image.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([62, 62]);
  });

  test('profile: is requested once in five seconds', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/v1/profile') sent += 1;
    });
    const sections = page.getByRole('navigation', { name: 'Профиль', exact: true });
    const open = async (name: string, path: string) => {
      await sections.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await page.clock.runFor(600);
      await page.waitForLoadState('networkidle');
    };
    await page.goto('/profile/settings');
    await page.waitForLoadState('networkidle');
    expect(sent).toBe(1);
    await stopClock(page);
    await open('Профиль', '/profile');
    const soon = sent;
    await page.clock.runFor(60_000);
    await open('Настройки', '/profile/settings');
    await open('Профиль', '/profile');
    expect({ soon, late: sent }).toEqual({ soon: 1, late: 2 });
  });
});

const pages = [
  ['/products', 320],
  ['/products', 576],
  ['/products', 768],
  ['/products', 992],
  ['/products', 1200],
  ['/products', 1400],
] as const;

for (const [url, width] of pages) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`layout at ${width} px: has the tab bar below 768 px only and never scrolls sideways`, async ({
      page,
    }) => {
      await page.goto(url);
      const bar = page.getByRole('navigation', { name: 'Главное меню' });
      await expect(bar).toBeVisible({ visible: width < 768 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
