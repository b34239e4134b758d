import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

interface Listed {
  id: string;
  name: string;
  available: boolean;
}

/** Products that cannot be bought; they are last in the list. */
async function unavailableProducts(states: States, count: number): Promise<Listed[]> {
  const pageSize = 100;
  const list = (page: number) =>
    states.client.call<{ items: Listed[]; paging: { total: number } }>(
      'POST',
      '/product/getProducts',
      { page, pageSize },
    );
  const { paging } = await list(1);
  const { items } = await list(Math.ceil(paging.total / pageSize));
  return items.filter(({ available }) => !available).slice(0, count);
}

async function like(states: States, products: readonly Listed[], isFavorite: boolean) {
  for (const { id } of products) {
    await states.client.call('POST', '/favorites/change', { productID: id, isFavorite });
  }
}

const dialogOf = (page: Page) => page.getByRole('dialog');

for (const width of storyWidths(390, 1440)) {
  test.describe(() => {
    test.use({ person: demoIndividual, viewport: { width, height: 844 } });

    test(`favorites at ${width} px: unavailable products are requested in one ticket`, async ({
      page,
      states,
    }) => {
      const prepared = await states();
      const products = await unavailableProducts(prepared, 3);
      await like(prepared, products, true);
      await page.goto('/profile/favorites');
      await page
        .getByRole('button', { name: 'Запросить предложение', exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Запросить предложение' });
      const lines = dialog.getByRole('list', { name: 'Товары запроса' }).getByRole('listitem');
      await expect(lines.first()).toBeVisible();
      expect(await lines.count()).toBeGreaterThanOrEqual(products.length);
      const [first, second, third] = products;
      if (!first || !second || !third) throw new Error('The demo catalog sells everything');
      const line = ({ name }: Listed) => lines.filter({ hasText: name });
      const quantity = (product: Listed) => line(product).getByRole('spinbutton');
      for (const product of products) await expect(quantity(product)).toHaveValue('1');

      await quantity(first).fill('5,7');
      await quantity(first).blur();
      await expect(line(first)).toContainText('Только целое число');
      await expect(quantity(first)).toHaveValue('1');
      await quantity(first).fill('5');
      await quantity(first).blur();
      await line(second).getByRole('button', { name: 'Убрать товар' }).press('Enter');
      await expect(line(second)).toContainText('Убран из запроса');
      const undo = line(second).getByRole('button', { name: 'Вернуть' });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(quantity(second)).toHaveValue('1');
      await line(second).getByRole('button', { name: 'Увеличить количество' }).click();
      await quantity(second).fill('0');
      await quantity(second).blur();
      await expect(line(second)).toContainText('Убран из запроса');

      await dialog.getByRole('textbox').fill('Нужны документы для тендера');
      const send = dialog.getByRole('button', { name: 'Запросить', exact: true });
      await quantity(third).fill('0');
      await quantity(third).blur();
      await quantity(first).fill('0');
      await quantity(first).blur();
      const others = await lines.getByRole('button', { name: 'Убрать товар' }).all();
      for (const other of others.toReversed()) await other.click();
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription(/Верните хотя бы один товар/);
      await line(first).getByRole('button', { name: 'Вернуть' }).click();
      await expect(quantity(first)).toHaveValue('5');
      await line(third).getByRole('button', { name: 'Вернуть' }).click();
      await send.click();
      const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
      await receipt.getByRole('link', { name: 'Открыть это обращение' }).click();
      const listed = page.getByRole('list', { name: 'Товары' }).getByRole('listitem');
      await expect(listed).toHaveCount(2);
      await expect(listed.filter({ hasText: first.name })).toContainText('5 шт.');
      await expect(listed.filter({ hasText: third.name })).toContainText('1 шт.');
      await like(prepared, products, false);
    });

    test(`cart at ${width} px: what cannot be ordered is requested as analogs`, async ({
      page,
      states,
    }) => {
      const prepared = await states();
      await prepared.emptyCart();
      const [one, two] = (await prepared.products()).filter(
        ({ stockLevel }) => stockLevel === 'Many',
      );
      if (!one || !two) throw new Error('The demo catalog has too little to buy');
      await prepared.add([
        [one, 1],
        [two, 2],
      ]);
      // The stock ends while the product is in the cart.
      await page.route(/\/api\/v1\/cart$/, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        for (const item of body.order.items) {
          if (item.product.id === two.id) item.availability = 'Unavailable';
        }
        await route.fulfill({ response, json: body });
      });
      await page.goto('/cart');
      await expect(page.getByText('1 недоступный товар')).toBeVisible();
      await page.getByRole('button', { name: 'Подобрать аналоги' }).click();
      const dialog = page.getByRole('dialog', { name: 'Подобрать аналог' });
      await expect(dialog.getByRole('listitem').filter({ hasText: two.name })).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Подобрать', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Обращение принято' })).toBeVisible();
      await page.unrouteAll();
      await prepared.emptyCart();
    });

    test(`order at ${width} px: some of its products are named in the request`, async ({
      page,
      states,
    }) => {
      const prepared = await states();
      const [one, two] = (await prepared.products()).filter(
        ({ stockLevel }) => stockLevel === 'Many',
      );
      if (!one || !two) throw new Error('The demo catalog has too little to buy');
      const id = await prepared.readyCheckout({
        payment: 'Cash',
        lines: [
          [one, 1],
          [two, 1],
        ],
      });
      await prepared.confirm(id);
      await page.goto(`/order/${id}`);
      await page.getByRole('button', { name: 'Заменить товары или подождать их' }).click();
      const line = dialogOf(page).getByRole('listitem').filter({ hasText: one.name });
      await line.getByRole('button', { name: 'Убрать товар' }).click();
      await dialogOf(page).getByRole('textbox').last().fill('Можно другой оттенок');
      await dialogOf(page).getByRole('button', { name: 'Отправить', exact: true }).click();
      const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
      await receipt.getByRole('link', { name: 'Открыть это обращение' }).click();
      const listed = page.getByRole('list', { name: 'Товары' }).getByRole('listitem');
      await expect(listed).toHaveCount(1);
      await expect(listed).toContainText(two.name);
    });
  });
}

test('comparison of a visitor: a request for what cannot be bought is sent after the sign-in', async ({
  page,
  shop,
  states,
}) => {
  const prepared = await states();
  const [product] = await unavailableProducts(prepared, 1);
  if (!product) throw new Error('The demo catalog sells everything');
  const value = encodeURIComponent(JSON.stringify([product.id]));
  await page.context().addCookies([{ name: 'compareProducts', value, url: shop.url }]);
  await page.goto('/compare');
  await page.getByRole('button', { name: 'Запросить предложение', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Запросить предложение' });
  const line = dialog.getByRole('listitem').filter({ hasText: product.name });
  await line.getByRole('spinbutton').fill('7');
  await line.getByRole('spinbutton').blur();
  await dialog.getByRole('textbox').last().fill('Нужно к маю');
  await dialog.getByRole('button', { name: 'Запросить', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Авторизуйтесь' });
  await prompt.getByRole('button', { name: 'Войти в аккаунт' }).click();
  await fillSignIn(page, demoIndividual);
  const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
  await receipt.getByRole('link', { name: 'Открыть это обращение' }).click();
  const listed = page.getByRole('list', { name: 'Товары' }).getByRole('listitem');
  await expect(listed).toHaveText([/7 шт\.$/]);
  await expect(page.getByText('Нужно к маю')).toBeVisible();
  // The sign-in has added the visitor's comparison to the account's.
  await prepared.client.call('POST', '/profile/compare/delete', { productIDs: [product.id] });
});
