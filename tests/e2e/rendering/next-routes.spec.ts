import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

const productCode = /\/assets\/products\._slug-\w+\.js$/;

/** Touches the page, as a finger that begins to scroll does: the first interaction of most visits. */
async function touch(page: Page): Promise<void> {
  // Before the code of the page runs, nothing notices a touch.
  await page.waitForLoadState('networkidle');
  await page.touchscreen.tap(5, 5);
}

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('next pages: the code of a product is loaded before it is tapped, which loads none of it', async ({
  page,
}) => {
  await page.goto('/products');
  const loaded = page.waitForResponse(productCode);
  await touch(page);
  await loaded;
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const shown = page.getByRole('region', { name: 'Изображения товара' }).getByRole('img').first();
  await page.getByRole('article').nth(1).getByRole('link').first().tap();
  await expect(shown).toBeVisible();
  // Parts further down still come when they are near.
  expect(scripts.filter((url) => productCode.test(url))).toEqual([]);
});

test('next pages: nothing is loaded for users who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/products');
  // It would follow this chunk.
  const chunk = page.waitForResponse('**/assets/after-interaction-*.js');
  await touch(page);
  await chunk;
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => productCode.test(url))).toEqual([]);
});
