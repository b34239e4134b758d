import { demoCompany, demoIndividual, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Pages behind sign-in: with a skeleton of their own, and with the common one. */
const urls = [
  '/cart',
  '/cart/import',
  '/order/1',
  '/order/1/inProgress',
  '/order/1/success',
  '/profile',
  '/profile/orders',
  '/profile/favorites',
  '/profile/support/1',
  `/profile/companies/${demoCompany.id}/approval`,
];

const scripts = '**/assets/*.js';

test.describe('frame of a page behind sign-in', () => {
  test.use({ person: demoIndividual });

  for (const url of urls) {
    test(`frame of ${url}: is shown before any script has come`, async ({ page }) => {
      // They never come.
      await page.route(scripts, () => {});
      await page.goto(url, { waitUntil: 'commit' });
      const root = page.locator('#root');
      await expect(root.locator('> [inert]')).toHaveAttribute('aria-hidden', 'true');
      await expect(root.locator('header')).toBeVisible();
      const main = root.locator('main');
      await expect(main.locator('h1, [role="status"]').first()).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      // It is styled, and fits the window.
      await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }

  test('frame: has the color scheme that the user has chosen', async ({ page }) => {
    await page.route(scripts, () => {});
    await page.addInitScript(() => localStorage.setItem('colorScheme', '"dark"'));
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.locator('#root header')).toBeVisible();
  });

  test('frame: is replaced by the page, which works', async ({ page }) => {
    await page.goto('/profile/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.locator('header')).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Избранное/ })
      .click();
    await expect(page).toHaveURL(/\/profile\/favorites$/);
  });

  test('frame: makes room for a header that works while the page is loading', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/cart/**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Загружаем корзину' })).toBeVisible();
    await page.getByRole('button', { name: 'Каталог', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Каталог товаров' });
    await expect(menu.getByRole('link', { name: 'Терапия' }).first()).toBeVisible();
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    release();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
  });
});

test('frame: is the same for all users and ids', async ({ page, pageOf }) => {
  const owner = await pageOf(demoOwner);
  const htmlOf = async (from: typeof page, url: string) => {
    const response = await from.request.get(url, { headers: { Accept: 'text/html' } });
    return (await response.text()).replace(/nonce="[^"]*"/, '');
  };
  const visitors = await htmlOf(page, '/order/1');
  expect(visitors).toContain('inert');
  expect(await htmlOf(owner, '/order/2?print=true')).toBe(visitors);
});

test('frame: leads a visitor to the login', async ({ page }) => {
  await page.goto('/profile/orders');
  await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
});
