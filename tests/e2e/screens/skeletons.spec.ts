import type { Locator, Page } from '@playwright/test';
import { demoIndividual, demoOwner } from '#demo/people.ts';
import { holdFiles } from '#tests/e2e/support/page/hydration.ts';
import { watchShifts } from '#tests/e2e/support/page/layout-shifts.ts';
import { mainLightness } from '#tests/e2e/support/page/lightness.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.use({ person: demoIndividual });

const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** A skeleton has the style classes of what it stands for. */
const parts = { cart: '[class^="line-"]', checkout: '[class^="section-"]' };
const foot = '[class^="foot-"]';

/** Goods of different families, so that each has a line. */
async function products(buyer: States, count = 4) {
  await buyer.dropDraft();
  await buyer.emptyCart();
  const found = (await buyer.products({})).filter(({ stockLevel }) => stockLevel === 'Many');
  return found.slice(0, count).map((product) => [product, 1] as const);
}

/** Waits for a box: the router replaces one skeleton by another, equal one. */
async function topOf(element: Locator): Promise<{ y: number; width: number }> {
  const boxes: { y: number; width: number }[] = [];
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      if (box) boxes.push(box);
      return boxes.length;
    })
    .toBeGreaterThan(0);
  const [box] = boxes;
  if (!box) throw new Error('It is not shown');
  return box;
}

/** The skeleton has the parts of the screen that follows, at their places. */
async function compare(page: Page, part: string, loaded: Locator, release: () => void) {
  const status = page.getByRole('status', { name: /^Загружаем/ });
  await expect(status).toBeVisible();
  const drawn = status.locator(part);
  await expect.poll(() => drawn.count()).toBeGreaterThanOrEqual(4);
  const first = await topOf(drawn.first());
  const pinned = await topOf(status.locator(foot));
  release();
  await expect(loaded).toBeVisible();
  const real = await topOf(page.locator(`main ${part}`).first());
  expect(Math.abs(first.y - real.y), 'Place of the first part').toBeLessThanOrEqual(12);
  expect(first.width).toBeCloseTo(real.width, 0);
  const realFoot = await topOf(page.locator(`main ${foot}`));
  expect(Math.abs(pinned.y - realFoot.y), 'Place of the total').toBeLessThanOrEqual(12);
}

for (const viewport of windows) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('cart: has a skeleton of lines and summary while it loads, without a shift', async ({
      page,
      states,
    }) => {
      const buyer = await states();
      await buyer.add(await products(buyer));
      const shifts = await watchShifts(page);
      const loaded = page.getByRole('button', { name: 'Перейти к оформлению' });

      // The code of the screen is late: the layout around it waits.
      let release = await holdFiles(page, '**/assets/library-*.js');
      await page.goto('/cart', { waitUntil: 'commit' });
      await compare(page, parts.cart, loaded, release);
      expect(await shifts()).toBeLessThanOrEqual(0.01);

      // Its data are late, after a load and after a navigation from a public page.
      release = await holdFiles(page, '**/api/v1/cart');
      await page.goto('/cart', { waitUntil: 'commit' });
      await compare(page, parts.cart, loaded, release);
      expect(await shifts()).toBeLessThanOrEqual(0.01);

      await page.goto('/');
      const link = page.getByRole('link', { name: /^Корзина/ }).filter({ visible: true });
      await expect(link.first()).toBeVisible();
      release = await holdFiles(page, '**/api/v1/cart');
      await link.first().click();
      await compare(page, parts.cart, loaded, release);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });

    test('checkout: has a skeleton of sections and summary while it loads, without a shift', async ({
      page,
      states,
    }) => {
      const buyer = await states();
      const lines = await products(buyer);
      const url = `/order/${await buyer.readyCheckout({ payment: 'Cash', lines })}`;
      const shifts = await watchShifts(page);
      const loaded = page.getByRole('button', { name: 'Подтвердить заказ' });

      for (const late of ['**/assets/library-*.js', '**/api/v1/order/*', '**/api/v1/checkout/*']) {
        const release = await holdFiles(page, late);
        await page.goto(url, { waitUntil: 'commit' });
        await compare(page, parts.checkout, loaded, release);
        expect(await shifts(), late).toBeLessThanOrEqual(0.01);
      }
      await page.goto('/cart');
      const proceed = page.getByRole('button', { name: 'Перейти к оформлению' });
      await expect(proceed).toBeEnabled();
      const release = await holdFiles(page, '**/api/v1/checkout/*/delivery');
      await proceed.click();
      await compare(page, parts.checkout, loaded, release);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });

    test('lists of the profile: nothing shifts when orders and purchases arrive', async ({
      page,
      states,
    }) => {
      await (await states()).placedOrder();
      const shifts = await watchShifts(page);
      for (const [url, call] of [
        ['/profile/orders', '**/api/v1/order/filter'],
        ['/profile/orders', '**/api/v1/order/pending'],
        ['/profile/archive', '**/api/v1/profile/purchases/filter'],
      ] as const) {
        const release = await holdFiles(page, call);
        await page.goto(url, { waitUntil: 'commit' });
        await expect(page.getByRole('status', { name: /^Загружаем/ })).toBeVisible();
        release();
        await expect(page.getByRole('search').last()).toBeVisible();
        await expect(page.getByRole('status', { name: /^Загружаем/ })).toHaveCount(0);
        expect(await shifts(), call).toBeLessThanOrEqual(0.01);
      }
    });
  });
}

test('pages without a skeleton of their own: have their heading while they load', async ({
  page,
  states,
}) => {
  const id = await (await states()).placedOrder();
  for (const [path, heading, late] of [
    ['/profile/orders', 'Мои заказы', '**/assets/library-*.js'],
    ['/profile/companies', 'Компании', '**/api/v1/partners'],
    [`/order/${id}/inProgress`, 'Создаём заказ', '**/assets/library-*.js'],
    ['/cart/import', 'Заказ из файла', '**/assets/library-*.js'],
  ] as const) {
    const release = await holdFiles(page, late);
    await page.goto(path, { waitUntil: 'commit' });
    const pending = page.locator('main [aria-busy="true"]');
    await expect(pending.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    release();
    await expect(pending.getByRole('heading', { level: 1, name: heading })).toHaveCount(0);
  }
});

test.describe('lists of a company', () => {
  test.use({ person: demoOwner, viewport: { width: 1366, height: 768 } });

  test('nothing shifts when the fields of their filters arrive last', async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const url of ['/profile/archive', '/profile/orders']) {
      for (const call of ['**/api/v1/user/customers', '**/api/v1/partners/*/tags']) {
        const release = await holdFiles(page, call);
        await page.goto(url, { waitUntil: 'commit' });
        await expect(page.getByRole('status', { name: /^Загружаем/ })).toBeVisible();
        release();
        await expect(page.getByLabel('Метка', { exact: true })).toBeVisible();
        await expect(page.getByRole('status', { name: /^Загружаем/ })).toHaveCount(0);
        expect(await shifts(), `${url}, ${call}`).toBeLessThanOrEqual(0.01);
      }
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`skeletons: are fainter than what they stand for in the ${colorScheme} scheme`, async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.add(await products(buyer));
    // Without an animation they are drawn at their strongest.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Хорошо' }).click();
    const drawn = page.locator('main [class^="skeleton-"]');
    for (const [from, link, call] of [
      ['/profile', '/profile/orders', '**/api/v1/order/filter'],
      ['/', '/cart', '**/api/v1/cart'],
      ['/catalog', '/products?category=', '**/api/v1/product/getProducts'],
      ['/cart', '/products/', '**/api/v1/product/bySlug/*'],
    ] as const) {
      await page.goto(from);
      await page.waitForLoadState('networkidle');
      const release = await holdFiles(page, call);
      await page.locator(`a[href^="${link}"]`).filter({ visible: true }).first().click();
      await expect(drawn.first()).toBeVisible();
      const before = await mainLightness(page);
      release();
      await expect(drawn).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const after = await mainLightness(page);
      if (colorScheme === 'light') expect(before, link).toBeGreaterThan(after - 2);
      else expect(before, link).toBeLessThan(after + 2);
    }
  });
}
