import { expect, test } from './support/test.ts';

test('API docs: search and filter operations', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox', { name: 'Найти операцию' }).fill('корзина');
  await page.keyboard.press('Enter');
  const found = page.getByRole('status');
  await expect(found).toHaveText(/^Найдено: \d+$/);

  await page.goto('/docs/operations');
  await expect(found).toHaveText(/^Найдено: \d{3}$/);
  await page.getByRole('main').getByRole('searchbox').fill('cart/product/change');
  await expect(found).toHaveText('Найдено: 1');
  await page.getByRole('link', { name: /cart\/product\/change/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Изменить количество' })).toBeVisible();

  const total = page.getByRole('term').filter({ hasText: 'productID' }).first();
  await expect(total).toBeVisible();
  await page.getByRole('radio', { name: 'спроектировано' }).check();
  await expect(total).toBeHidden();
});

test('API docs: a link to an example opens it', async ({ page }) => {
  await page.goto('/docs/operations/getCart#example-cart-empty');
  await expect(page.getByText('"items": []').first()).toBeVisible();
});

test('API docs: send a request from the page', async ({ page }) => {
  await page.goto('/docs/try');
  await expect(page.getByRole('heading', { name: /API маркетплейса/ })).toBeVisible();
});
