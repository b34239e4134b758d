import { demoIndividual } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.describe('reviews', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('form works by keyboard, survives a failure; the review is marked as own', async ({
    page,
  }) => {
    await page.goto('/profile/feedback');
    const waiting = page.getByRole('main').getByRole('listitem');
    const row = waiting.filter({ hasText: 'Получен' }).first();
    const product = row.getByRole('link').first();
    const name = (await product.textContent()) ?? '';
    const count = await waiting.filter({ hasText: 'Получен' }).count();
    await row.getByRole('button', { name: 'Написать отзыв' }).press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Отзыв о товаре' });
    await dialog.getByRole('textbox', { name: 'Отзыв' }).fill('Держит форму, не липнет.');
    await dialog.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(dialog.getByText('Поставьте оценку')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^1 из 5/ })).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 из 5: Хорошо' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(dialog).toHaveCount(0);

    await expect(waiting.filter({ hasText: 'Получен' })).toHaveCount(count - 1);
    await page.getByRole('link', { name: /^Мои отзывы/ }).click();
    await expect(page).toHaveURL(/tab=written/);
    const written = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(written).toContainText('Держит форму, не липнет.');
    await written.getByRole('link', { name }).click();
    const reviews = page.getByRole('region', { name: /^Отзывы/ });
    await expect(reviews.getByText('Ваш отзыв', { exact: true })).toBeVisible();
    await expect(reviews.getByRole('button', { name: 'Написать отзыв' })).toHaveCount(0);
  });
});
