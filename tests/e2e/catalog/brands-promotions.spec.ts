import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, person: viewport === phone ? null : demoIndividual });

    test('brands: finds a brand by letter and name; its page describes it without scripts', async ({
      page,
    }) => {
      await page.goto('/brands');
      const letters = page.getByRole('navigation', { name: 'Бренды по алфавиту' });
      const letter = letters.getByRole('link', { name: 'L', exact: true });
      await letter.press('Enter');
      await expect(
        page.getByRole('heading', { level: 2, name: 'L', exact: true }),
      ).toBeInViewport();

      const field = page.getByRole('searchbox', { name: 'Найти бренд' });
      // «lumivera» in the Russian layout.
      await field.fill('дгьшмукф');
      await expect(page).toHaveURL(/query=/);
      const found = page.getByRole('main').getByRole('link', { name: /Lumivera/ });
      await expect(found).toHaveCount(1);
      await found.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Lumivera' })).toBeVisible();
      await expect(page.getByText('Реставрационные материалы из Гамбурга')).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Lumivera');
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain('Реставрационные материалы из Гамбурга');
      await page.goBack();
      await expect(field).toHaveValue('дгьшмукф');
    });

    test('promotions: finds one by category, shows its products and requests an offer', async ({
      page,
      person,
    }) => {
      await page.goto('/promotions');
      const cards = page.getByRole('main').locator('a').filter({ hasText: ' · ' });
      await expect(cards.first()).toBeVisible();
      const all = await cards.count();
      const narrowing = page.getByRole('navigation', { name: 'Категории товаров в акциях' });
      await narrowing.getByRole('link', { name: 'Терапия' }).press('Enter');
      await expect(page).toHaveURL(/category=/);
      await expect.poll(() => cards.count()).toBeLessThan(all);

      const name = 'Неделя композитов: −15 %';
      await cards.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

      const requestButton = page.getByRole('button', { name: 'Запросить предложение' });
      await requestButton.first().press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Предложение по акции' });
      const choices = dialog.getByRole('list', { name: 'Товары акции' }).getByRole('listitem');
      await choices.nth(1).getByRole('button', { name: 'Добавить' }).click();
      await choices.nth(1).getByRole('button', { name: 'Увеличить количество' }).click();
      await choices.nth(2).getByRole('button', { name: 'Добавить' }).click();
      await choices.nth(2).getByRole('spinbutton').fill('1,5');
      await choices.nth(2).getByRole('spinbutton').blur();
      const note = await choices.nth(2).getByText('Только целое число').boundingBox();
      const frame = await dialog.boundingBox();
      if (!note || !frame) throw new Error('The note or the dialog has no box');
      expect(note.x).toBeGreaterThanOrEqual(frame.x);
      expect(note.x + note.width).toBeLessThanOrEqual(frame.x + frame.width);
      await choices.nth(2).getByRole('spinbutton').fill('0');
      await choices.nth(2).getByRole('spinbutton').blur();
      await expect(choices.nth(2).getByRole('button', { name: 'Добавить' })).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Что ещё важно' }).fill('Поставка нужна к маю');
      await dialog.getByRole('button', { name: 'Запросить предложение' }).click();
      if (!person) {
        const prompt = page.getByRole('dialog', { name: 'Авторизуйтесь' });
        await prompt.getByRole('button', { name: 'Войти в аккаунт' }).click();
        await fillSignIn(page, demoIndividual);
      }
      const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
      await receipt.getByRole('link', { name: 'Открыть это обращение' }).click();
      await expect(page.getByText('Поставка нужна к маю')).toBeVisible();
      const listed = page.getByRole('list', { name: 'Товары' }).getByRole('listitem');
      await expect(listed).toHaveText(/2 шт\.$/);
    });
  });
}

test.describe('a list about what is gone', () => {
  test('product list: says that a promotion and a brand are gone, and drops each alone', async ({
    page,
    states,
  }) => {
    const { items } = await (await states()).client.call<{ items: { id: string }[] }>(
      'GET',
      '/brands',
    );
    const known = items[0]?.id ?? '';
    const path = `/products?brand=gone&brand=${known}&promotion=gone`;
    const rendered = await (await page.request.get(path)).text();
    expect(rendered).toContain('Такого бренда в каталоге больше нет.');
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Такого бренда в каталоге больше нет.')).toBeVisible();
    await main.getByRole('link', { name: 'Показать без акции' }).click();
    await expect(page).not.toHaveURL(/promotion/);
    await expect(main.getByText('Такой акции больше нет')).toHaveCount(0);
    await main.getByRole('link', { name: 'Показать без бренда' }).click();
    await expect(page).toHaveURL(new RegExp(`/products\\?brand=[^&]*${known}[^&]*$`));
    await expect(main.getByText('Такого бренда')).toHaveCount(0);
    await expect(main.getByRole('article').first()).toBeVisible();
  });
});
