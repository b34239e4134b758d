import { demoCompany } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const HEADING = 'Для этой страницы нужен JavaScript';

/** One of every route that is rendered only in the browser. */
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
    test(`${url}: says that it needs JavaScript, inside the shop's layout`, async ({ page }) => {
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
    test(`page without JavaScript: fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/cart');
      const button = page.getByRole('main').getByRole('link', { name: 'Открыть каталог' });
      await expect(button).toBeInViewport({ ratio: 1 });
      // The page is styled: the button is filled, the top bar has its own background.
      await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }

  test('page without JavaScript: links to the catalog, the search and itself', async ({ page }) => {
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

test.describe('product without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('product without JavaScript: offers no dead button and says how to order', async ({
    page,
  }) => {
    await page.goto('/products?query=композит');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByRole('link').first()).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await card.getByRole('link').first().click();
    const buying = page.getByRole('region', { name: 'Покупка' });
    // Without this option the text of `noscript` is skipped.
    await expect(buying).toContainText('Заказ примем и по телефону', { useInnerText: true });
    await expect(buying.getByRole('button')).toHaveCount(0);
  });
});

test('page without JavaScript: has no accessibility violations', async ({ page, request }) => {
  const response = await request.get('/cart', { headers: { Accept: 'text/html' } });
  // Axe is a script itself: it runs with scripts enabled on the same markup.
  const body = (await response.text())
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<script>[\s\S]*?<\/script>/g, '');
  await page.route('/cart', (route) =>
    route.fulfill({ contentType: 'text/html', headers: response.headers(), body }),
  );
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
});
