import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const list = '/products?category=14';

/** A page before the list, so that one Back too many is noticed. */
async function openList(page: Page): Promise<void> {
  await page.goto('/catalog');
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('Back: closes the filters, leaves the selection applied, then undoes it', async ({ page }) => {
  await openList(page);
  const drawer = await openFilters(page);
  await drawer.getByRole('checkbox', { name: /^Только в наличии/ }).check();
  await expect(page).toHaveURL(/available=true/);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/category=14&available=true/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?category=14$/);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('Back: leaves no history entry after the filters are closed with their close button', async ({
  page,
}) => {
  await openList(page);
  const before = await page.evaluate(() => {
    window.scrollTo(0, 60);
    return window.scrollY;
  });
  const drawer = await openFilters(page);
  await drawer.getByRole('button', { name: 'Закрыть фильтры' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.overlay ?? 0)).toBe(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog$/);
  await page.goForward();
  await expect(page).toHaveURL(/category=14/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back: Forward does not reopen the filters', async ({ page }) => {
  await openList(page);
  const drawer = await openFilters(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();
  await expect(drawer).toBeHidden();
  // The page there is hydrated, one Back away from where it was.
  await openFilters(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/category=14$/);
});

test('Back: closes the search; from the results it returns to the previous page', async ({
  page,
}) => {
  await openList(page);
  const search = page.getByRole('dialog', { name: 'Поиск' });
  const open = page.getByRole('button', { name: /Поиск/ }).first();
  await open.click();
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/category=14$/);
  await open.click();
  await search.getByRole('combobox').fill('бор');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=/);
  await expect(search).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/category=14$/);
  await expect(search).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog$/);
});

test("Back: closes a visitor's account menu", async ({ page }) => {
  await openList(page);
  await page.getByRole('navigation', { name: 'Главное меню' }).getByText('Профиль').click();
  const menu = page.getByRole('dialog', { name: 'Аккаунт' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/category=14$/);
});

test('Back: closes a bottom sheet', async ({ page }) => {
  await page.goto('/catalog');
  await page.goto('/products');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page
    .getByRole('button', { name: /Поделиться/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /Поделиться/ });
  await expect(sheet).toBeVisible();
  const url = page.url();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(url);
});
