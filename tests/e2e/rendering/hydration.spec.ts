import { demoIndividual } from '#demo/people.ts';
import { expectHydrated, holdFiles } from '#tests/e2e/support/page/hydration.ts';
import { showReviews } from '#tests/e2e/support/page/show-reviews.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('scroll position: survives hydration and is restored by Back', async ({ page }) => {
  const goOn = await holdFiles(page, '**/assets/index-*.js');
  const place = () => page.evaluate(() => window.scrollY);
  // The script that is held back delays the load event.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(place).toBeGreaterThan(500);
  const before = await place();
  goOn();
  await expectHydrated(page);
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

    test('list: hydration shifts nothing after a jump to its end', async ({ page }) => {
      const goOn = await holdFiles(page, '**/assets/index-*.js');
      await page.goto('/products', { waitUntil: 'domcontentloaded' });
      const pager = page.getByRole('link', { name: 'Страница 2' });
      const top = () => pager.evaluate((link) => link.getBoundingClientRect().top);
      const before = await pager.evaluate((link) => {
        link.scrollIntoView({ block: 'center' });
        return link.getBoundingClientRect().top;
      });
      // The rows above are laid out only now.
      const image = page.getByRole('article').last().locator('img');
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).toBeInViewport();
      expect(await top()).toBe(before);
      goOn();
      await expectHydrated(page);
      expect(await top()).toBe(before);
    });
  });
}

test('header: stays correct when a product is opened while the search page hydrates', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // From here on the page listens to clicks, and none of its boundaries has hydrated yet.
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

test.describe('on a slow device', () => {
  test.use({ person: demoIndividual });

  test('navigation: a link of the footer waits until the page is hydrated', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Поддержка' }).click();
    // What React throws while it hydrates is a problem of the browser, which fails the test.
    await expect(page).toHaveURL(/support/);
  });
});

test('early click: is replayed once the lazy-loaded chunk is there', async ({ page }) => {
  await page.goto('/promotions');
  const [promotion] = await page
    .getByRole('main')
    .locator('a[href*="PromotionProducts"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const goOn = await holdFiles(page, '**/assets/PromotionHead-*.js');
  const chunkRequest = page.waitForRequest('**/assets/PromotionHead-*.js');
  await page.goto(promotion ?? '', { waitUntil: 'domcontentloaded' });
  await chunkRequest;
  const requestButton = page.getByRole('button', { name: 'Запросить предложение' });
  await expect(requestButton).toBeVisible();
  // Hydrated parts of the page respond meanwhile.
  await expectHydrated(page);
  await requestButton.press('Enter');
  goOn();
  await expect(page.getByRole('dialog', { name: 'Предложение по акции' })).toBeVisible();
});

for (const moment of ['before hydration', 'during hydration']) {
  test(`search shortcut: works ${moment}`, async ({ page }) => {
    const goOn = await holdFiles(page, '**/assets/index-*.js');
    if (moment === 'during hydration') goOn();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    if (moment === 'during hydration') await page.locator('#root:not([data-unhydrated])').waitFor();
    await page.keyboard.press('Control+k');
    goOn();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

// A day apart: between them, one of the two has another date than the server at every hour.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('dates: are hydrated as the server rendered them', async ({ page }) => {
      for (const url of ['/', '/promotions', '/products']) {
        await page.goto(url);
        await expectHydrated(page);
      }
      const rated = page.getByRole('article').filter({ hasText: /отзыв/ });
      const url = await rated.first().getByRole('heading').getByRole('link').getAttribute('href');
      await page.goto(url ?? '');
      await expectHydrated(page);
      await showReviews(page);
      await expect(
        page
          .getByRole('region', { name: /^Отзывы/ })
          .getByRole('time')
          .first(),
      ).toHaveText(/\d\d\.\d\d\.20\d\d$/);
    });
  });
}
