import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { reasonLabels } from '#src/features/product-parts/facts/stock.ts';
import { showLongestValues } from '#tests/e2e/support/longest-values.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const phones = [390, 360, 320] as const;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Texts of which a part is clipped, as by a limit of lines. */
const findClipped = (links: Locator) =>
  links.evaluateAll((all) =>
    all
      .filter((link) => {
        const range = new Range();
        range.selectNodeContents(link);
        return range.getBoundingClientRect().height > link.getBoundingClientRect().height + 1;
      })
      .map((link) => link.textContent),
  );

/** Texts that go beyond the line of a list they are in. */
const findBeyond = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter((text) => {
        const line = text.closest('li')?.getBoundingClientRect();
        const { left, right, width } = text.getBoundingClientRect();
        return line && width > 0 && (right > line.right + 0.5 || left < line.left);
      })
      .map((text) => text.textContent),
  );

test('cart: shows whole names and sums in both views, on a phone too', async ({ page, states }) => {
  const buyer = await states();
  await buyer.emptyCart();
  const goods = (await buyer.products({ query: 'оттенок' })).slice(0, 8);
  expect(goods).toHaveLength(8);
  await buyer.add(goods.map((product) => [product, 1] as const));
  const links = page.getByRole('list', { name: 'Можно заказать' }).getByRole('link');
  const sums = page.getByRole('list', { name: 'Можно заказать' }).getByText('₽');
  const compact = page.getByRole('button', { name: 'Компактно' });
  for (const pressed of ['false', 'true']) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/cart');
    await expect(links).toHaveCount(8);
    if ((await compact.getAttribute('aria-pressed')) !== pressed) await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', pressed);
    await showLongestValues(page);
    for (const width of [1366, 768, ...phones]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await findClipped(links), `${width} px, compact: ${pressed}`).toEqual([]);
      expect(await findBeyond(sums), `${width} px, compact: ${pressed}`).toEqual([]);
    }
  }
});

test('list: shows in full why a product cannot be bought, on a phone too', async ({ page }) => {
  await page.goto('/products');
  // React must not find other texts in what it hydrates.
  await expectHydrated(page);
  const pages = page.getByRole('navigation', { name: 'Страницы списка товаров' });
  // What can be bought comes first.
  await pages
    .getByRole('link', { name: /^Страница \d+$/ })
    .last()
    .click();
  const cards = page.getByRole('main').getByRole('article');
  const labels = Object.values(reasonLabels);
  const reasons = cards.getByText(new RegExp(`^(?:${labels.join('|')})$`));
  await expect(reasons.first()).toBeVisible();
  // Not every reason is on the page: the longest one stands for all.
  await reasons.evaluateAll(
    (all, text) => {
      for (const one of all) one.textContent = text;
    },
    labels.toSorted((one, other) => other.length - one.length)[0] ?? '',
  );
  for (const width of phones) {
    await page.setViewportSize({ width, height: 768 });
    const cut = () =>
      reasons.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    // The font of the bold labels may come meanwhile.
    await expect.poll(cut, `${width} px`).toEqual([]);
    expect(await findClipped(reasons), `${width} px`).toEqual([]);
  }
});

test('order: shows whole names of its goods on a phone', async ({ page, states }) => {
  const id = await (await states()).placedOrder();
  await page.goto(`/order/${id}`);
  const links = page.getByRole('region', { name: 'Товары' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await showLongestValues(page);
  for (const width of phones) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findClipped(links), `${width} px`).toEqual([]);
  }
});

test('product: link to the cart is lighter than the dark surface below it', async ({
  page,
  states,
}) => {
  const { slug } = await (await states()).filledCart();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/products/${slug}`);
  const buying = page.getByRole('region', { name: 'Покупка' });
  const link = buying.getByRole('link', { name: 'Перейти в корзину' });
  await expect(link).toBeVisible();
  expect(await lightness(link)).toBeGreaterThan((await lightness(buying)) + 25);
});

for (const viewport of [
  { width: 720, height: 450 },
  { width: 683, height: 384 },
]) {
  test(`product: is usable at 200 % zoom, ${viewport.width} px wide`, async ({ page, states }) => {
    await page.setViewportSize(viewport);
    const { slug } = await (await states()).product();
    await page.goto(`/products/${slug}`);
    await page.getByRole('button', { name: 'Хорошо' }).click();
    const image = page.getByRole('region', { name: 'Изображения товара' });
    const picture = await boxOf(image.getByRole('img').first());
    const buying = await boxOf(page.getByRole('region', { name: 'Покупка' }));
    expect(picture.height).toBeLessThanOrEqual(viewport.height);
    expect(picture.right).toBeLessThanOrEqual(buying.x);
    // The thumbnails are hidden, and a mouse cannot swipe.
    await expect(image.getByRole('button', { name: 'Следующее изображение' })).toBeVisible();
  });
}

test('tooltip: stays inside a low window with its longest text', async ({ page, states }) => {
  await (await states()).filledCart();
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto('/cart');
  // The cart may hold the lines of other tests.
  const bin = page
    .getByRole('main')
    .getByRole('button', { name: /^Удалить из корзины/ })
    .first();
  await bin.evaluate((button) => {
    button.dataset.tooltip = `${'DENTALTECHNIK-QUICKCONNECT-'.repeat(4)} ${'слово '.repeat(20)}`;
  });
  for (const block of ['start', 'end'] as const) {
    await bin.evaluate((button, at) => button.scrollIntoView({ block: at }), block);
    await bin.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const bubble = page.locator('[popover]').filter({ hasText: 'DENTALTECHNIK' });
    await expect(bubble).toBeVisible();
    const { x, y, right } = await boxOf(bubble);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(await bubble.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
});

test('cart: the field of a promo code is wider than its button on a phone', async ({
  page,
  states,
}) => {
  await (await states()).filledCart();
  for (const width of phones) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/cart');
    const promo = page.getByRole('region', { name: 'Промокоды' });
    const field = await boxOf(promo.getByLabel('Промокод', { exact: true }));
    const button = await boxOf(promo.getByRole('button', { name: 'Применить' }));
    expect(field.width, `${width} px`).toBeGreaterThan(button.width);
    expect(button.right).toBeLessThanOrEqual((await boxOf(promo)).right);
  }
});

/** The lightness of an element's background, 0 to 255. */
function lightness(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

test.describe('tooltips of buttons that open something', () => {
  const bubble = (page: Page) => page.locator('[popover=manual][aria-hidden]');
  const account = (page: Page) => page.getByRole('button', { name: /^Аккаунт: / });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Меню аккаунта' });

  for (const width of [390, 1440]) {
    test(`tooltip at ${width} px: an opened menu hides it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/profile');
      await account(page).hover();
      await expect(bubble(page)).toHaveText(/^Аккаунт/);
      await account(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(bubble(page)).toHaveCount(0);
      await menu(page).getByRole('link', { name: 'Заказы' }).hover();
      await account(page).hover();
      await expectNoneLater(page);
    });

    test(`tooltip at ${width} px: a menu opened by a key hides it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/profile');
      await page
        .getByRole('link', { name: /^Избранное/ })
        .first()
        .focus();
      while (!(await account(page).evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await expect(bubble(page)).toHaveText(/^Аккаунт/);
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expectNoneLater(page);
    });
  }

  /** Nothing is shown when the time of hovering is over. */
  async function expectNoneLater(page: Page): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await expect(bubble(page)).toHaveCount(0);
  }

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('tooltip: a tap shows none', async ({ page }) => {
      await page.goto('/profile');
      await account(page).tap();
      await expect(menu(page)).toBeVisible();
      await expectNoneLater(page);
      await menu(page).getByRole('link', { name: 'Заказы' }).tap();
      await page
        .getByRole('link', { name: /^Сравнение/ })
        .first()
        .tap();
      await expectNoneLater(page);
    });
  });
});
