import { demoIndividual } from '#demo/people.ts';
import { scrollToSection } from '#tests/e2e/support/page/scroll-to-section.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('recently viewed: is shown to a visitor; adding a recommendation prompts to sign in', async ({
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
  const recommended = await scrollToSection(page, 'Рекомендуем вам');
  await recommended.getByRole('button', { name: 'В корзину' }).first().click();
  const toast = page.getByRole('alert').filter({ hasText: 'Ошибка авторизации' });
  await expect(toast).toContainText('Попробуйте ещё раз');
  await expect(toast.getByRole('button', { name: 'Войти' })).toBeVisible();
  const viewed = await scrollToSection(page, 'Вы смотрели');
  await expect(viewed.getByRole('article', { name })).toBeVisible();
});

test('recently viewed: a family is one card', async ({ page, states }) => {
  const { client } = await states();
  interface Card {
    id: string;
    family: { id: string; variants: { slug: string }[] } | null;
    slug: string;
  }
  const list = await client.call<{ items: Card[] }>('POST', '/product/getProducts', {
    query: 'композит',
  });
  const first = list.items.find(({ family }) => (family?.variants.length ?? 0) > 1);
  const other = list.items.find(({ family }) => family?.id !== first?.family?.id);
  const variant = first?.family?.variants.find(({ slug }) => slug !== first.slug);
  if (!first || !other || !variant) throw new Error('The demo catalog has no family of two');
  const { product: second } = await client.call<{ product: Card }>(
    'GET',
    `/product/bySlug/${variant.slug}`,
  );
  await page.addInitScript(
    (ids) => localStorage.setItem('viewedProducts', JSON.stringify(ids)),
    [second.id, first.id, other.id],
  );
  await page.goto('/');
  const viewed = await scrollToSection(page, 'Вы смотрели');
  await expect(viewed.getByRole('article')).toHaveCount(2);
});

test('empty search: shows recommendations', async ({ page }) => {
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

    test('changes cart and comparison, opens products, logs unknown messages', async ({
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
      const click = async (name: RegExp) => {
        const before = await done.count();
        await row.getByRole('button', { name }).click();
        await expect(done).toHaveCount(before + 1);
        return Number(await count.textContent());
      };
      const once = await click(/^Добавить/);
      expect(once).toBeGreaterThan(0);
      // Cart updates that arrive before the server has responded are not sent to the widget.
      await expect(page.getByText('Товар добавлен в корзину')).toBeVisible();
      const more = await click(/^Больше/);
      expect(more).toBeGreaterThan(once);
      expect(await click(/^Меньше/)).toBe(once);
      expect(await click(/^Неизвестное/)).toBe(once);
      expect(await click(/^Сравнить/)).toBe(once);
      await expect(page.getByRole('link', { name: /^Корзина.*1/ }).first()).toBeVisible();
      expect(await click(/^Убрать/)).toBe(0);
      await expect(page.getByText('Товар удален из корзины')).toBeVisible();
      await row.getByRole('button', { name: /^Открыть/ }).click();
      await expect(page).toHaveURL(/\/products\/.+/);
    });
  });
}

test('search widget: prompts a visitor to sign in; works without its iframe parent', async ({
  page,
}) => {
  await page.goto('/test/booster?view=min');
  await expect(page.getByRole('banner')).toHaveCount(0);
  const row = page.getByRole('list', { name: 'Товары виджета' }).getByRole('listitem').first();
  for (const name of [/^Добавить/, /^Сравнить/]) {
    await row.getByRole('button', { name }).click();
    // The previous dialog may still be closing.
    await expect(page.getByText('Ошибка авторизации').last()).toBeVisible();
  }
  await expect(row.getByRole('status')).toHaveText('0');
});

test('external search: sends no request before consent and shows the stub in its place', async ({
  page,
}) => {
  await page.goto('/test/booster');
  // Not rendered by the server: before its own scripts run, nothing listens to keys.
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
