import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('search: the field shows the query, after a reload and Back too', async ({ page }) => {
  await page.goto('/products?query=композит');
  const field = page.getByRole('banner').getByRole('button', { name: 'Поиск: композит' });
  await expect(field).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
  await field.click();
  const search = page.getByRole('dialog', { name: 'Поиск' });
  await expect(search.getByRole('combobox')).toHaveValue('композит');
  await search.getByRole('combobox').fill('перчатки');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Поиск: перчатки' })).toBeVisible();
  await page.goBack();
  await expect(field).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search: the field shows the query', async ({ page }) => {
    await page.goto('/products?query=композит');
    await expect(page.getByRole('searchbox', { name: 'Поиск товаров' })).toHaveValue('композит');
  });
});

for (const query of ['   ', '  композит ', 'к'.repeat(2500)]) {
  const shown = `${query.slice(0, 12)} of ${query.length} characters`;
  test(`search: hydrates the page of the query «${shown}» without an error`, async ({ page }) => {
    await page.goto(`/products?${new URLSearchParams({ query })}`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('search: truncates a query of more than 200 characters', async ({ page }) => {
  const long = `композит ${'светоотверждаемый '.repeat(15)}`.trim();
  await page.goto(`/products?${new URLSearchParams({ query: long })}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Результаты поиска «композит',
  );
  await expect(page.getByText('Запрос длиннее 200 символов')).toBeVisible();
  await expect(page.getByRole('banner').getByText(long)).toBeVisible();
  await page.getByRole('banner').getByText(long).click();
  await expect(page.getByRole('combobox', { name: /Искать/ })).toHaveValue(long);
});

test('search: finds an anesthetic by a ratio typed without spaces', async ({ page }) => {
  await page.goto('/products?query=1:100000');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/1:100\s000/);
  await expect(page.getByText('Показаны результаты для')).toHaveCount(0);
});

test('list: parses prices in any notation and names an invalid one', async ({ page }) => {
  await page.goto('/products?price=1:100000');
  await expect(page.getByRole('button', { name: /от\s1\s₽ до\s100\s000\s₽/ })).toBeVisible();
  await page.goto('/products?priceTo=дёшево&page=last&flag=Cheap&utm_source=mail');
  const note = page.getByText('Часть ссылки непонятна и не применена');
  await expect(note).toContainText(/flag=Cheap/);
  await expect(note).toContainText(/priceTo=дёшево, page=last/);
  await expect(note).not.toContainText('utm_source');
  await page.goto('/products?page=1&available=1');
  await expect(note).toHaveCount(0);
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('list: skip links are the first tab stops, lead to the products and the filters, and a card has four stops at most', async ({
    page,
  }) => {
    await page.goto('/products?category=14');
    const filters = page.getByRole('complementary', { name: 'Фильтры' });
    await expect(filters.getByRole('checkbox').first()).toBeVisible();
    const url = page.url();
    const skips = [
      { link: 'К содержимому', target: page.getByRole('main') },
      { link: 'К результатам', target: page.getByRole('region', { name: 'Результаты' }) },
      { link: 'К фильтрам', target: filters },
    ];
    for (const { link } of skips) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: link })).toBeFocused();
      await expect(page.getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
    }
    for (const { link, target } of skips.toReversed()) {
      await page.getByRole('link', { name: link }).focus();
      await page.keyboard.press('Enter');
      await expect(target).toBeFocused();
      expect(page.url()).toBe(url);
    }
    await page.getByRole('link', { name: 'К результатам' }).focus();
    await page.keyboard.press('Enter');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first().getByRole('list', { name: 'Варианты' })).toBeVisible();
    const last = cards.nth(1).locator(':focus');
    let stops = 0;
    while ((await last.count()) === 0 && stops < 9) {
      await page.keyboard.press('Tab');
      stops += 1;
      if (stops === 1) await expect(cards.first().locator(':focus')).toBeVisible();
    }
    // The product, «В корзину», heart and scales; then the next card.
    expect(stops).toBe(5);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'К результатам' })).toBeHidden();
  });
});
