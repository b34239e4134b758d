import { expectHydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

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

  test('list: skip links lead to the products and to the filters', async ({ page }) => {
    await page.goto('/products?category=14');
    await expect(page.getByRole('complementary').getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const content = page.getByRole('link', { name: 'К содержимому' });
    await expect(content).toBeFocused();
    await expect(content).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const toFilters = page.getByRole('link', { name: 'К фильтрам' });
    await expect(toFilters).toBeFocused();
    await expect(toFilters).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Фильтры' })).toBeFocused();
    await toFilters.focus();
    await page.keyboard.press('Tab');
    const toResults = page.getByRole('link', { name: 'К результатам' });
    await expect(toResults).toBeFocused();
    const url = page.url();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Результаты' })).toBeFocused();
    expect(page.url()).toBe(url);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('main').getByRole('article').first().locator(':focus'),
    ).toBeVisible();
  });
});
