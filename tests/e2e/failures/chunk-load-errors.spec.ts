import type { Page } from '@playwright/test';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({
  tolerance: {
    console: [/Failed to load resource/, /A chunk of the page failed to load/],
    statuses: [],
  },
});

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Часть страницы не загрузилась' });

/** Aborts requests for these files until the returned function is called. */
async function loseFiles(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('chunk load error: a dialog shows a message with a retry; the page stays as it was', async ({
  page,
}) => {
  const find = await loseFiles(page, '**/assets/SearchDialog-*.js');
  await page.goto('/products');
  await page.getByRole('button', { name: /Искать товары/ }).click();
  await expect(notice(page)).toBeVisible();
  // The page is unchanged.
  await expect(page.getByRole('heading', { level: 1, name: 'Все товары' })).toBeVisible();
  const lost = page.waitForEvent('requestfailed');
  await notice(page).getByRole('button', { name: 'Повторить' }).click();
  await lost;
  await expect(notice(page)).toBeVisible();
  await find();
  await notice(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('dialog', { name: 'Поиск' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('chunk load error: a menu loads again when it is next opened', async ({ page }) => {
  await page.goto('/products');
  await expectHydrated(page);
  const find = await loseFiles(page, '**/assets/MegaMenu-*.js');
  const catalog = page.getByRole('button', { name: 'Каталог' });
  await catalog.press('Enter');
  await expect(notice(page)).toBeVisible();
  await catalog.press('Escape');
  await expect(notice(page)).toBeHidden();
  await find();
  await catalog.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Каталог товаров' })).toBeVisible();
});

test('chunk load error: a rendered section hydrates once the network is back', async ({ page }) => {
  await page.goto('/promotions');
  const [promotion] = await page
    .getByRole('main')
    .locator('a[href*="PromotionProducts"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const find = await loseFiles(page, '**/assets/PromotionHead-*.js');
  await page.goto(promotion ?? '');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectHydrated(page);
  await find();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Запросить предложение' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Предложение по акции' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
