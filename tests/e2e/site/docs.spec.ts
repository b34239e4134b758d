import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the reference of the API: is searched by path and word', async ({ page }) => {
  await page.goto('/docs/errors');
  await page.getByRole('searchbox', { name: 'Найти операцию' }).fill('корзина');
  await page.keyboard.press('Enter');
  const found = page.getByRole('status').filter({ hasText: 'Найдено' });
  await expect(found).toHaveText(/^Найдено: \d+$/);

  const search = page.getByRole('searchbox', { name: 'Найти операцию' });
  await expect(search).toHaveValue('корзина');
  await search.fill('');
  await expect(found).toHaveText(/^Найдено: \d{3}$/);
  await search.fill('cart/product/change');
  await expect(found).toHaveText('Найдено: 1');
  await page
    .getByRole('button', { name: /cart.*product.*change/ })
    .first()
    .click();
  await expect(page.getByText('x-origin').first()).toBeVisible();
});

test('the reference of the API: a link to an operation opens it with its examples', async ({
  page,
}) => {
  await page.goto('/docs/operations/getCart');
  await expect(page).toHaveURL(/#\/cart\/getCart$/);
  const examples = page.getByRole('combobox').filter({ hasText: 'cart-empty' }).first();
  await examples.selectOption('cart-empty: Пустая корзина');
  await expect(page.getByText('"items": []').first()).toBeVisible();
});

test('the reference of the API: sends a request', async ({ page }) => {
  await page.goto('/docs/operations/getSettings');
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('Server response')).toBeVisible();
  await expect(page.getByText('Request duration')).toBeVisible();
});

test('the pages beside the reference: have no serious accessibility fault', async ({ page }) => {
  for (const path of [
    '/docs/origins',
    '/docs/enums',
    '/docs/errors',
    '/docs/guide',
    '/docs/screens',
    '/docs/specification',
  ]) {
    await page.goto(path);
    expect(await findAxeFaults(page), path).toEqual([]);
  }
});
