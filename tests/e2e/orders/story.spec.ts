import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';

/** The main user journey, run on PGlite and on PostgreSQL. */
test('story: a visitor finds a product, signs in and orders it; a crash loses nothing', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Искать товары' }).click();
  const search = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox');
  await search.fill('композит');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /композит/i })).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  const brands = filters.getByRole('group').filter({ hasText: 'Бренд' });
  const brand = brands.getByRole('checkbox').first();
  await brand.check();
  await expect(page).toHaveURL(/brand/);
  await expect(brand).toBeChecked();
  // While the filtered list loads, the previous one stays visible.
  await expect(page.getByRole('main').locator('section[aria-busy="false"]')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Покупка' })).toBeVisible();
  // The card may show the family's name; the page shows the product's.
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const productURL = page.url();
  await page
    .getByRole('region', { name: 'Покупка' })
    .getByRole('button', { name: 'В корзину' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Авторизуйтесь' })).toBeVisible();
  await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
  await fillSignIn(page, demoIndividual);

  await page.waitForURL(productURL);
  await expect(page.getByRole('spinbutton', { name: `Количество: ${name}` }).first()).toHaveValue(
    '1',
  );

  await page
    .getByRole('link', { name: /^Корзина/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Корзина/ })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();

  const success = page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
  await expect(success).toBeVisible();
  const order = /^Заказ (.+) оформлен/.exec((await success.textContent()) ?? '')?.[1] ?? '';

  await page.goto('/profile/orders');
  await expect(page.getByRole('link', { name: `Заказ ${order}` })).toBeVisible();

  // A page that is still loading would log errors because of the crash.
  await page.goto('about:blank');
  await shop.crash();
  await shop.start();
  await page.goto('/profile/orders');
  await expect(page.getByRole('link', { name: `Заказ ${order}` })).toBeVisible();
});
