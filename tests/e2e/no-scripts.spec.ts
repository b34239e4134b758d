import { demoCompany } from '#server/demo/people.ts';
import { findAxeFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const HEADING = 'Для этой страницы нужен JavaScript';

/** Of every route that only the browser can draw. */
const urls = [
  '/cart',
  '/cart/import',
  '/compare',
  '/order',
  '/order/1',
  '/order/1/success',
  '/profile',
  '/profile/orders',
  '/profile/favorites',
  '/profile/archive?text=композит',
  '/profile/notifications',
  '/profile/feedback',
  '/profile/support',
  '/profile/support/1',
  `/profile/companies/${demoCompany.id}/approval`,
  '/login/callback?error=SessionRequired',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of urls) {
    test(`${url} says what it needs, in the frame of the shop`, async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
      await expect(page).toHaveTitle(/^Нужен JavaScript – /);
      await expect(page.getByRole('main')).toContainText('Включите JavaScript');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.getByRole('main').getByRole('link', { name: /^8 800/ })).toHaveAttribute(
        'href',
        /^tel:\+7/,
      );
    });
  }

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1366, 768],
  ] as const) {
    test(`the page fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/cart');
      const button = page.getByRole('main').getByRole('link', { name: 'Открыть каталог' });
      await expect(button).toBeInViewport({ ratio: 1 });
      // Styled: the button is filled, the frame's bar has its own surface.
      await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }

  test('the page leads to the catalog, the search and back to itself', async ({ page }) => {
    await page.goto('/profile/orders');
    await page.getByRole('main').getByRole('link', { name: 'Обновить страницу' }).click();
    await expect(page).toHaveURL(/\/profile\/orders$/);
    await page.getByRole('main').getByRole('link', { name: 'Открыть каталог' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Поиск товаров' }).fill('композит');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('композит');
  });
});

test('without scripts: the page has no faults for assistive technology', async ({
  page,
  request,
}) => {
  const response = await request.get('/cart', { headers: { Accept: 'text/html' } });
  // Axe is a script itself: it sees what is else shown without any.
  const body = (await response.text())
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<script type="module".*?<\/script>/g, '');
  await page.route('/cart', (route) =>
    route.fulfill({ contentType: 'text/html', headers: response.headers(), body }),
  );
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
});
