import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1366, height: 768 };

/** The position of an element, pixels of the viewport. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const cookies = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('cookie notice: covers no product of a list and little of the home page', async ({
    page,
  }) => {
    await page.goto('/products?query=композит');
    const notice = await boxOf(cookies(page));
    for (const card of await page.getByRole('article').all()) {
      expect((await boxOf(card)).x).toBeGreaterThanOrEqual(notice.right);
    }
    await page.goto('/');
    const { width, height } = await boxOf(cookies(page));
    expect(width * height).toBeLessThan(16_000);
    const accept = cookies(page).getByRole('button', { name: 'Хорошо' });
    await accept.press('Enter');
    await expect(cookies(page)).toHaveCount(0);
    // As at 200 % zoom: the page has the whole window, its tab bar is at the end.
    await page.setViewportSize({ width: 720, height: 450 });
    const tabs = page.getByRole('navigation', { name: 'Главное меню' });
    await expect(tabs).not.toBeInViewport();
    await tabs.scrollIntoViewIfNeeded();
    await expect(tabs).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('cookie notice: leaves the buy button free', async ({ page, states }) => {
    const { slug } = await (await states()).product();
    await page.goto(`/products/${slug}`);
    await expect(cookies(page)).toBeVisible();
    const buy = page.getByRole('button', { name: 'В корзину' }).last();
    const notice = await boxOf(cookies(page));
    await expect(buy).toBeInViewport({ ratio: 1 });
    expect(notice.bottom).toBeLessThanOrEqual((await boxOf(buy)).y);
    // The end of the page is readable above both.
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const end = await boxOf(page.getByRole('contentinfo').getByText(/^© /));
    expect(end.bottom).toBeLessThanOrEqual((await boxOf(cookies(page))).y);
    // Price and button are not shown twice.
    const bar = page.getByRole('article').locator('[data-bottom-bar]');
    await expect(bar).toBeVisible();
    await page.getByRole('region', { name: 'Покупка' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
});

test.describe(() => {
  test.use({ person: demoIndividual });

  test('cart: promo code button is as high as its field', async ({ page, states }) => {
    await (await states()).filledCart();
    await page.goto('/cart');
    const field = await boxOf(page.getByLabel('Промокод', { exact: true }));
    const button = await boxOf(page.getByRole('button', { name: 'Применить' }));
    expect(button.height).toBe(field.height);
    expect(button.y).toBe(field.y);
  });

  test('cart: shows its lines first on a phone, its tools behind one button', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const products = (await buyer.products({})).slice(0, 12);
    await buyer.add(products.map((product) => [product, 1] as const));
    await page.setViewportSize(phone);
    await page.goto('/cart');
    const first = page.getByRole('list', { name: 'Можно заказать' }).getByRole('listitem').first();
    expect((await boxOf(first)).y).toBeLessThanOrEqual(phone.height / 2);
    // Both in one row.
    const all = await boxOf(page.getByLabel('Выбрать всё'));
    const remove = await boxOf(page.getByRole('button', { name: 'Удалить выбранные' }));
    expect(remove.y).toBeLessThan(all.bottom);
    const more = page.getByRole('button', { name: 'Вид' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Сгруппировать')).toBeHidden();
    await more.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel('Сгруппировать').selectOption('По брендам');
    await expect(page).toHaveURL(/group=brand/);
    await page.setViewportSize(desktop);
    await expect(page.getByRole('button', { name: 'Компактно' })).toBeVisible();
    await expect(more).toBeHidden();
  });

  test('checkout: shows «Изменить» uncut beside each heading', async ({ page, states }) => {
    const id = await (await states()).readyCheckout({ payment: 'Cash' });
    await page.setViewportSize(phone);
    await page.goto(`/order/${id}`);
    const change = page.getByRole('main').getByRole('button', { name: 'Изменить' });
    await expect(change.first()).toBeVisible();
    for (const button of await change.all()) {
      const { right } = await boxOf(button);
      expect(right).toBeLessThanOrEqual(phone.width);
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
  });
});

for (const viewport of [phone, desktop]) {
  test(`text buttons at ${viewport.width} px: begin and end where the text of their column does`, async ({
    page,
    pageOf,
    states,
  }) => {
    const buyer = await states();
    const { slug } = await buyer.product();
    await page.setViewportSize(viewport);
    await page.goto(`/products/${slug}`);
    const question = page.getByRole('main').getByRole('button', { name: 'Задать вопрос' });
    await question.scrollIntoViewIfNeeded();
    const icon = await boxOf(question.locator('svg'));
    const buying = page.getByRole('region', { name: 'Покупка' });
    const vat = await textBoxOf(buying.getByText(/НДС/).first());
    expect(Math.abs(icon.x - vat.x)).toBeLessThanOrEqual(2);

    const user = await pageOf(demoIndividual);
    await user.setViewportSize(viewport);
    await user.goto(`/order/${await buyer.readyCheckout({ payment: 'Cash' })}`);
    const section = user.getByRole('region', { name: 'Получатель' });
    const change = await textBoxOf(section.getByRole('button', { name: 'Изменить' }));
    const inner = await section.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      const { paddingRight, borderRightWidth } = getComputedStyle(element);
      return right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth);
    });
    expect(Math.abs(change.right - inner)).toBeLessThanOrEqual(2);
  });
}

/** The position of the text inside an element, without its padding. */
async function textBoxOf(element: Locator) {
  return element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { x, right } = range.getBoundingClientRect();
    return { x, right };
  });
}
