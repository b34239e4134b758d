import { holdFiles, seeAlive } from '#tests/e2e/support/hydration.ts';
import { expect, test } from './support/test.ts';

test('a typeface that comes late changes nothing in sight and is taken with the next page', async ({
  page,
}) => {
  const goOn = await holdFiles(page, '**/*.woff2');
  const link = page.getByRole('banner').getByRole('link', { name: 'Акции' });
  const width = async () => (await link.boundingBox())?.width;
  // The page counts as loaded when its typeface is there.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  // Somebody is at home.
  await seeAlive(page);
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
