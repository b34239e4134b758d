import { demoIndividual, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('banners: move by mouse and keyboard, advertising names its advertiser', async ({
      page,
    }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Акции' });
      const strip = carousel.getByRole('list', { name: 'Баннеры' });
      // Some banners are for another viewport size.
      const slides = strip.getByRole('listitem').filter({ visible: true });
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });

      const pause = carousel.getByRole('button', { name: 'Остановить баннеры' });
      await pause.click();
      await expect(carousel.getByRole('button', { name: 'Листать баннеры' })).toBeVisible();
      const next = carousel.getByRole('button', { name: 'Следующий баннер' });
      await next.click();
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
      const previous = carousel.getByRole('button', { name: 'Предыдущий баннер' });
      await previous.press('Enter');
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
      // Clicks while the strip is still scrolling count too, also when the browser is so busy that it
      // fires `scrollend` of an earlier scroll late.
      await next.click({ clickCount: 3 });
      await expect(slides.nth(3)).toBeInViewport({ ratio: 0.9 });
      const list = await strip.elementHandle();
      await previous.evaluate((button: HTMLElement, moving) => {
        for (let clicks = 0; clicks < 3; clicks++) {
          button.click();
          moving?.dispatchEvent(new Event('scroll'));
          moving?.dispatchEvent(new Event('scrollend'));
        }
      }, list);
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
      await next.press('Enter');
      await next.press('Enter');
      await previous.press('Enter');
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });

      const advertising = slides.filter({ hasText: 'Реклама' });
      await advertising.getByRole('link').focus();
      await expect(advertising).toBeInViewport({ ratio: 0.9 });
      await expect(advertising).toContainText(/Реклама · ООО «.+» · erid: \S+/);
      await expect(page.getByRole('list', { name: 'Предложения' })).toHaveCount(1);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/source=PromotionProducts/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test.describe('failed banner images', () => {
  test.use({ tolerance: { console: [/status of 404/], statuses: [] } });

  test('banners: a failed image leaves the default banner with its text', async ({ page }) => {
    await page.route('**/pictures/promotion/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const first = page.getByRole('region', { name: 'Акции' }).getByRole('listitem').first();
    await expect(first.getByRole('link')).toBeVisible();
    await expect(first.locator('img')).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('banners: do not move and have no pause button', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Акции' });
    await expect(carousel.getByRole('button', { name: 'Следующий баннер' })).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Остановить баннеры' })).toHaveCount(0);
  });
});

test.describe('user without a company', () => {
  test.use({ person: demoIndividual });

  test('home: offers to buy as a company', async ({ page }) => {
    // Other tests may have let this user join a company.
    await page.route('**/api/v1/profile', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), hasPartners: false } });
    });
    await page.goto('/');
    const offer = page.getByRole('main').getByRole('link', { name: /Покупай как юрлицо/ });
    await offer.press('Enter');
    await expect(page).toHaveURL(/\/profile\/companies\?add=true$/);
  });
});

test('home: offers nothing to buy as a company to a visitor, who has no profile', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(main.getByRole('link', { name: /Покупай как юрлицо/ })).toHaveCount(0);
});

test.describe('user with a company', () => {
  test.use({ person: demoOwner });

  test('home: does not offer to buy as a company', async ({ page }) => {
    const profile = page.waitForResponse('**/api/v1/profile');
    await page.goto('/');
    await profile;
    await expect(page.getByRole('heading', { name: 'Популярные товары' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: /Покупай как юрлицо/ }),
    ).toHaveCount(0);
  });
});

for (const [device, width] of [
  ['Mobile', 390],
  ['Desktop', 1440],
] as const) {
  test(`banners: one for ${device} is shown there alone`, async ({ page }) => {
    await page.route('**/api/v1/promotions/filter', async (route) => {
      const response = await route.fetch();
      const { items, ...list } = await response.json();
      const [first, second, ...others] = items;
      await route.fulfill({
        response,
        json: {
          ...list,
          items: [{ ...first, device: 'Mobile' }, { ...second, device: 'Desktop' }, ...others],
        },
      });
    });
    await page.setViewportSize({ width, height: 844 });
    // By a link, so that the browser itself requests the banners.
    await page.goto('/compare');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Дентамаркет/ })
      .first()
      .click();
    const slides = page.getByRole('region', { name: 'Акции' });
    await expect(slides.locator(`[data-device="${device}"]`)).toBeVisible();
    const other = device === 'Mobile' ? 'Desktop' : 'Mobile';
    await expect(slides.locator(`[data-device="${other}"]`)).toBeHidden();
  });
}
