import { expect, test } from './support/test.ts';

test('whoever scrolls before the page is alive stays there, and comes back there', async ({
  page,
}) => {
  const { promise: scrolled, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await scrolled;
    await route.continue();
  });
  const place = () => page.evaluate(() => window.scrollY);
  const isAlive = async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  // The script that is held keeps the page from counting as loaded.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(place).toBeGreaterThan(500);
  const before = await place();
  goOn();
  await isAlive();
  expect(await place()).toBe(before);

  await page.getByRole('article').nth(9).getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/products\/[^?]/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBeGreaterThan(500);
});
