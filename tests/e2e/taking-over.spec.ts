import { holdFiles, seeAlive } from './support/coming-alive.ts';
import { expect, test } from './support/test.ts';

test('whoever scrolls before the page is alive stays there, and comes back there', async ({
  page,
}) => {
  const goOn = await holdFiles(page, '**/assets/index-*.js');
  const place = () => page.evaluate(() => window.scrollY);
  // The script that is held keeps the page from counting as loaded.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(place).toBeGreaterThan(500);
  const before = await place();
  goOn();
  await seeAlive(page);
  expect(await place()).toBe(before);

  await page.getByRole('article').nth(9).getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/products\/[^?]/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBeGreaterThan(500);
});

test('a press in a part whose code is on its way is done when it is there', async ({ page }) => {
  await page.goto('/promotions');
  const [promotion] = await page
    .getByRole('main')
    .locator('a[href*="PromotionProducts"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const goOn = await holdFiles(page, '**/assets/PromotionHead-*.js');
  const alive = page.waitForRequest('**/assets/PromotionHead-*.js');
  await page.goto(promotion ?? '', { waitUntil: 'domcontentloaded' });
  await alive;
  const asking = page.getByRole('button', { name: 'Запросить предложение' });
  await expect(asking).toBeVisible();
  // What is alive hears its presses meanwhile.
  await seeAlive(page);
  await asking.press('Enter');
  goOn();
  await expect(page.getByRole('dialog', { name: 'Авторизуйтесь' })).toBeVisible();
});

for (const moment of ['before it is alive', 'while it comes alive']) {
  test(`the keys of the search are heard ${moment}`, async ({ page }) => {
    const goOn = await holdFiles(page, '**/assets/index-*.js');
    if (moment === 'while it comes alive') goOn();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    if (moment === 'while it comes alive') await page.locator('#root:not([data-asleep])').waitFor();
    await page.keyboard.press('Control+k');
    goOn();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
