import { demoIndividual } from '#server/demo/people.ts';
import { reach } from './support/reach.ts';
import { expect, test } from './support/test.ts';

test('a visitor finds again what was looked at; adding from recommendations asks to sign in', async ({
  page,
  states,
}) => {
  const { slug, name } = await (await states()).product();
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewedProducts')))
    .not.toBeNull();

  await page.goto('/');
  const recommended = await reach(page, 'Рекомендуем вам');
  await recommended.getByRole('button', { name: 'В корзину' }).first().click();
  const toast = page.getByRole('alert').filter({ hasText: 'Ошибка авторизации' });
  await expect(toast).toContainText('Попробуйте ещё раз');
  await expect(toast.getByRole('button', { name: 'Войти' })).toBeVisible();
  const viewed = await reach(page, 'Вы смотрели');
  await expect(viewed.getByRole('article', { name })).toBeVisible();
});

test('nothing found leads to what may suit', async ({ page }) => {
  await page.goto('/products?query=щщщщщщщщ');
  await expect(page.getByRole('region', { name: 'Вам может подойти' })).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`the search widget at ${viewport.width} px`, () => {
    test.use({
      viewport,
      person: demoIndividual,
      tolerance: { console: [/search-booster: unknown operation "replace"/], statuses: [] },
    });

    test('fills the cart, compares, opens; what it should not say is logged', async ({
      page,
      states,
    }) => {
      await (await states()).emptyCart();
      await page.goto('/test/booster');
      const done = page.getByRole('log', { name: 'Что сделано' }).getByRole('listitem');
      const row = page
        .getByRole('list', { name: 'Товары виджета' })
        .getByRole('listitem')
        .filter({ hasText: /./ })
        .first();
      const count = row.getByRole('status');
      const press = async (name: RegExp) => {
        const before = await done.count();
        await row.getByRole('button', { name }).click();
        await expect(done).toHaveCount(before + 1);
        return Number(await count.textContent());
      };
      const once = await press(/^Добавить/);
      expect(once).toBeGreaterThan(0);
      // What goes in and out before the server has answered is not told of.
      await expect(page.getByText('Товар добавлен в корзину')).toBeVisible();
      const more = await press(/^Больше/);
      expect(more).toBeGreaterThan(once);
      expect(await press(/^Меньше/)).toBe(once);
      expect(await press(/^Неизвестное/)).toBe(once);
      expect(await press(/^Сравнить/)).toBe(once);
      await expect(page.getByRole('link', { name: /^Корзина.*1/ }).first()).toBeVisible();
      expect(await press(/^Убрать/)).toBe(0);
      await expect(page.getByText('Товар удален из корзины')).toBeVisible();
      await row.getByRole('button', { name: /^Открыть/ }).click();
      await expect(page).toHaveURL(/\/products\/.+/);
    });
  });
}

test('signed out, the widget asks to sign in and changes nothing; without the frame it stands alone', async ({
  page,
}) => {
  await page.goto('/test/booster?view=min');
  await expect(page.getByRole('banner')).toHaveCount(0);
  const row = page.getByRole('list', { name: 'Товары виджета' }).getByRole('listitem').first();
  for (const name of [/^Добавить/, /^Сравнить/]) {
    await row.getByRole('button', { name }).click();
    // The one before may still be on its way out.
    await expect(page.getByText('Ошибка авторизации').last()).toBeVisible();
  }
  await expect(row.getByRole('status')).toHaveText('0');
});

test('no service outside is asked before consent, and the search shows the stub where it belongs', async ({
  page,
}) => {
  await page.goto('/test/booster');
  // Not rendered by the server: until its own scripts run, nobody hears a key.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Поиск' });
  await dialog.getByRole('combobox').fill('перчатки');
  await expect(dialog.getByRole('list', { name: 'Товары виджета' })).toContainText(/перчатк/i);
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox').fill('перчатки');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Товары виджета' })).toHaveCount(0);
});
