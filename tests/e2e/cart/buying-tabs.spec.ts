import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const heart = (page: Page) =>
  page.getByRole('region', { name: 'Покупка' }).getByRole('button', { name: /избранн/ });

test('two tabs: synchronize cart and favorites', async ({ page, context, states }) => {
  const buyer = await states();
  await buyer.emptyCart();
  const { slug, name } = await buyer.product();
  const other = await context.newPage();
  await Promise.all([page.goto(`/products/${slug}`), other.goto(`/products/${slug}`)]);
  const stepper = (tab: Page) =>
    tab.getByRole('region', { name: 'Покупка' }).getByRole('spinbutton', {
      name: `Количество: ${name}`,
    });
  const basket = page.getByRole('region', { name: 'Покупка' });
  await basket.getByRole('button', { name: 'В корзину' }).click();
  await expect(stepper(other)).toHaveValue('1');
  await other
    .getByRole('region', { name: 'Покупка' })
    .getByRole('button', { name: 'Увеличить количество' })
    .click();
  await expect(stepper(page)).toHaveValue('2');

  const initialName = (await heart(page).getAttribute('aria-label')) ?? '';
  await heart(page).click();
  await expect(heart(page)).not.toHaveAccessibleName(initialName);
  await expect(heart(other)).not.toHaveAccessibleName(initialName);
  await heart(other).click();
  await expect(heart(page)).toHaveAccessibleName(initialName);

  // On the cart page, too.
  await other.goto('/cart');
  await basket.getByRole('button', { name: 'Уменьшить количество' }).click();
  const line = other.getByRole('main').getByRole('spinbutton', { name: `Количество: ${name}` });
  await expect(line).toHaveValue('1');
  await basket.getByRole('button', { name: 'Удалить из корзины' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
});

test('cart: sends the last step when the user leaves the page at once', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  const { slug, name } = await buyer.product();
  await page.goto(`/products/${slug}`);
  const basket = page.getByRole('region', { name: 'Покупка' });
  const stepper = basket.getByRole('spinbutton', { name: `Количество: ${name}` });
  const plus = basket.getByRole('button', { name: 'Увеличить количество' });
  const added = page.waitForResponse(
    (response) => response.url().includes('/product/') && response.request().method() !== 'GET',
  );
  await basket.getByRole('button', { name: 'В корзину' }).press('Enter');
  await expect(plus).toBeFocused();
  await added;
  // Three quick steps, then leaving before the batch has been sent.
  for (const quantity of ['2', '3', '4']) {
    await page.keyboard.press('Enter');
    await expect(stepper).toHaveValue(quantity);
  }
  await page.reload();
  await expect(stepper).toHaveValue('4');
});
