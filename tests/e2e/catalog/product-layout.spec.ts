import { demoNewcomer } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const widths = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test('product: shows description and reviews before other products', async ({ page, states }) => {
  const { slug } = await (await states()).product();
  await page.goto(`/products/${slug}`);
  await page.getByRole('heading', { name: 'Похожие товары' }).scrollIntoViewIfNeeded();
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  const order = ['Описание', 'Отзывы', 'Похожие товары'].map((start) =>
    titles.findIndex((title) => title.startsWith(start)),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

for (const viewport of widths) {
  test(`product: leaves no gap below the buy button at ${viewport.width} px`, async ({
    page,
    states,
  }) => {
    await page.setViewportSize(viewport);
    const { slug } = await (await states()).product();
    await page.goto(`/products/${slug}`);
    const buying = page.getByRole('region', { name: 'Покупка' });
    const button = await buying.getByRole('button', { name: 'В корзину' }).boundingBox();
    const next = await buying.getByRole('button', { name: 'Задать вопрос' }).boundingBox();
    expect((next?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeLessThanOrEqual(24);
  });
}

test('delivery estimate: says that its city was not chosen, to a visitor and in the cart', async ({
  page,
  pageOf,
  states,
  statesOf,
}) => {
  const { slug } = await (await states()).product();
  await page.goto(`/products/${slug}`);
  const buying = page.getByRole('region', { name: 'Покупка' });
  await expect(buying.getByText('Доставка: Казань (по городу магазина)')).toBeVisible();
  const newcomer = await statesOf(demoNewcomer);
  await newcomer.filledCart();
  const otherPage = await pageOf(demoNewcomer);
  await otherPage.goto('/cart');
  const place = otherPage.getByRole('radiogroup', { name: 'Доставка: Казань' });
  await expect(place).toHaveAccessibleDescription(/^Считаем по\sгороду магазина/);
  await newcomer.emptyCart();
});

test('product card: has no badge over its image, and no icon on a phone', async ({ page }) => {
  await page.goto('/products?query=композит');
  const heart = page.getByRole('button', { name: 'Добавить в избранное' }).first();
  const plate = heart.locator('..');
  await expect(plate).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(heart).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.setViewportSize({ width: 390, height: 844 });
  const icon = await heart.boundingBox();
  const image = await page.getByRole('article').first().locator('img').boundingBox();
  expect((icon?.y ?? 0) + (icon?.height ?? 0)).toBeLessThanOrEqual((image?.y ?? 0) + 1);
});

test('dark scheme: dims images of products, categories and promotions', async ({ page }) => {
  const filterOf = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image) => {
        const [own, frame] = [image, image.parentElement].map(
          (element) => element && getComputedStyle(element).filter,
        );
        return own === 'none' ? frame : own;
      });
  for (const url of ['/', '/catalog', '/products?query=композит']) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(url);
    expect(await filterOf(), url).toMatch(/^brightness\(0\.\d+\)$/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await filterOf(), url).toBe('none');
  }
});
