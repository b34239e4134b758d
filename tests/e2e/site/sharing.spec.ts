import { demoEmployee, demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';

test.describe('sharing', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('a visitor opens a shared product with its note, signs in and has it in the cart', async ({
    page,
    browser,
    shop,
    states,
  }) => {
    const { slug, name } = await (await states()).product();
    await page.goto(`/products/${slug}`);
    const opener = page.getByRole('region', { name: 'Покупка' }).getByRole('button', {
      name: 'Поделиться',
    });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Поделиться товаром' });
    await dialog.getByRole('textbox', { name: /^Записка/ }).fill('Такой же, как в прошлый раз');
    await dialog.getByRole('button', { name: 'Получить ссылку' }).press('Enter');
    const link = dialog.getByRole('textbox', { name: 'Ссылка' });
    await expect(link).toBeFocused();
    await expect(dialog.getByRole('img', { name: 'QR-код со ссылкой' })).toBeVisible();
    const url = await link.inputValue();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    // A context without the storage of the test's user.
    const storageState = { cookies: [], origins: [] };
    const visitor = await browser.newContext({ baseURL: shop.url, locale: 'ru-RU', storageState });
    const other = await visitor.newPage();
    await other.goto(url);
    await expect(other.getByText('Такой же, как в прошлый раз')).toBeVisible();
    await expect(other.getByRole('link', { name })).toBeVisible();
    await other.getByRole('button', { name: 'Добавить в корзину' }).click();
    await other.getByRole('button', { name: 'Войти в аккаунт' }).click();
    await fillSignIn(other, demoEmployee);
    await other.waitForURL(/\/cart$/);
    await expect(other.getByRole('main').getByRole('link', { name })).toBeVisible();
    await visitor.close();
  });
});

test.describe('sharing a list', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('favorites and a comparison are links that a visitor opens with all products', async ({
    page,
    browser,
    shop,
    states,
  }) => {
    const buyer = await states();
    const products = await buyer.likedProducts();
    const visitor = await browser.newContext({
      baseURL: shop.url,
      locale: 'ru-RU',
      storageState: { cookies: [], origins: [] },
    });
    const other = await visitor.newPage();
    for (const path of ['/profile/favorites', '/compare']) {
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Поделиться' }).click();
      const dialog = page.getByRole('dialog', { name: 'Поделиться товарами' });
      await dialog.getByRole('button', { name: 'Получить ссылку' }).click();
      const link = dialog.getByRole('textbox', { name: 'Ссылка' });
      await other.goto(await link.inputValue());
      await expect(other.getByRole('heading', { level: 1 })).toContainText('товар');
      for (const { name } of products) {
        await expect(other.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
    }
    await buyer.nothingCompared(products);
    await visitor.close();
  });
});

test.describe('invalid sharing link', () => {
  test.use({ tolerance: { console: [/status of 404/], statuses: [] } });

  test('says so and links to the catalog', async ({ page }) => {
    for (const path of ['/cart/share', '/products/share']) {
      await page.goto(`${path}?id=nothing-is-here`);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { level: 1, name: 'Ссылка больше не действует' }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'На главную страницу' })).toHaveAttribute(
        'href',
        '/',
      );
    }
    await page.getByRole('link', { name: 'Перейти в каталог' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  });
});
