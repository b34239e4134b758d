import { expectHydrated, holdFiles } from '#tests/e2e/support/hydration.ts';
import { expect, test } from './support/test.ts';

test('late web font: changes nothing on this page and is used on the next', async ({ page }) => {
  const goOn = await holdFiles(page, '**/*.woff2');
  const link = page.getByRole('banner').getByRole('link', { name: 'Акции' });
  const width = async () => (await link.boundingBox())?.width;
  // The load event waits for the font.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  // The page is hydrated.
  await expectHydrated(page);
  const atFirst = await width();
  const font = page.waitForResponse('**/*.woff2');
  goOn();
  await (await font).finished();
  await page.waitForLoadState('load');
  expect(await width()).toBe(atFirst);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();
  await expect.poll(width).not.toBe(atFirst);
});
