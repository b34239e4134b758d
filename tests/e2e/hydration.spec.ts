import { holdFiles, seeAlive } from '#tests/e2e/support/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

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

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('nothing moves under whoever jumps to the end of a list', async ({ page }) => {
      const goOn = await holdFiles(page, '**/assets/index-*.js');
      await page.goto('/products', { waitUntil: 'domcontentloaded' });
      const pager = page.getByRole('link', { name: 'Страница 2' });
      const top = () => pager.evaluate((link) => link.getBoundingClientRect().top);
      const before = await pager.evaluate((link) => {
        link.scrollIntoView({ block: 'center' });
        return link.getBoundingClientRect().top;
      });
      // The rows above are laid out only now.
      const picture = page.getByRole('article').last().locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toBeInViewport();
      expect(await top()).toBe(before);
      goOn();
      await seeAlive(page);
      expect(await top()).toBe(before);
    });
  });
}

test('a product that is opened while a search hydrates leaves the header in order', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The page listens from here on, and has hydrated none of its parts yet.
    new MutationObserver((_changes, observer) => {
      const link = document.querySelector<HTMLElement>('#root:not([data-unhydrated]) article h3 a');
      if (!link) return;
      observer.disconnect();
      link.click();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-unhydrated'] });
  });
  await page.goto(`/products?${new URLSearchParams({ query: 'композит' })}`);
  await expect(page).toHaveURL(/\/products\/[^?]/);
  const search = page.getByRole('banner').getByRole('button', { name: /^(Искать|Поиск)/ });
  await expect(search).toHaveAccessibleName('Искать товары, бренды и артикулы');
});

test('a click in a part whose code is on its way is done when it is there', async ({ page }) => {
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
  // What is alive hears its clicks meanwhile.
  await seeAlive(page);
  await asking.press('Enter');
  goOn();
  await expect(page.getByRole('dialog', { name: 'Авторизуйтесь' })).toBeVisible();
});

for (const moment of ['before it is alive', 'while it hydrates']) {
  test(`the keys of the search are heard ${moment}`, async ({ page }) => {
    const goOn = await holdFiles(page, '**/assets/index-*.js');
    if (moment === 'while it hydrates') goOn();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    if (moment === 'while it hydrates')
      await page.locator('#root:not([data-unhydrated])').waitFor();
    await page.keyboard.press('Control+k');
    goOn();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
