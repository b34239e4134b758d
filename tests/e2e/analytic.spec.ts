import { demoIndividual } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.describe('analytics', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('an order is part of the totals and tables, and a filter without a match says so', async ({
    page,
    states,
  }) => {
    await (await states()).placedOrder();
    await page.goto('/profile/analytic');
    const totals = page.getByRole('region', { name: /^С \d\d\.\d\d\.\d{4} по / });
    await expect(totals.getByText('Заказов')).toBeVisible();
    const months = page.getByRole('table', { name: 'По месяцам' });
    await expect(months.getByRole('row')).toHaveCount(13);
    const categories = page.getByRole('table', { name: 'По категориям' });
    await expect(categories.getByRole('row').nth(1)).toContainText('₽');

    await page.goto('/profile/analytic?text=щщщщщщщщ');
    await expect(page.getByText('Таких покупок нет')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Показать все покупки' }).click();
    await expect(page).toHaveURL('/profile/analytic');
    await expect(categories).toBeVisible();
  });
});
