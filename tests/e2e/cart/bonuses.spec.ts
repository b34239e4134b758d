import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('bonuses', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('the balance in the profile leads to where they came from and when they expire', async ({
    page,
  }) => {
    await page.goto('/profile');
    await page
      .getByRole('main')
      .getByRole('link', { name: /\d бонус/ })
      .click();
    await expect(page).toHaveURL('/profile/bonuses');
    const balance = page.getByRole('region', { name: /^Сейчас .+ бонус/ });
    const lots = balance.getByRole('list', { name: 'Что скоро сгорит' });
    await expect(lots.getByRole('listitem')).toHaveText(
      /^600\sбонусов – до \d\d\.\d\d\.\d{4} включительно$/,
    );
    const gift = page.getByRole('listitem').filter({ hasText: 'Подарок ко дню стоматолога' });
    await expect(gift).toContainText('+600 бонусов');
    await expect(gift).toContainText(/До \d\d\.\d\d\.\d{4}/);
    const welcome = page.getByRole('listitem').filter({ hasText: 'Приветственные бонусы' });
    await expect(welcome).toContainText('Без срока');

    await page.getByRole('link', { name: 'Списания' }).click();
    await expect(page).toHaveURL('/profile/bonuses?flow=Expense');
    await expect(gift).toHaveCount(0);
    await page.getByRole('link', { name: 'Начисления' }).click();
    await expect(gift).toHaveCount(1);
  });
});

test.describe('bonuses: a history that fails to load', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/status of 500/, /ApiError/], statuses: [500] },
  });

  test('offers to retry', async ({ page }) => {
    await page.route('**/api/v1/profile/bonuses*', (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Ошибка', traceID: '0123456789abcdef0123456789abcdef' },
      }),
    );
    await page.goto('/profile/bonuses');
    const retry = page.getByRole('main').getByRole('button', { name: /^Повторить|ещё раз/ });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/profile/bonuses*');
    await retry.click();
    await expect(page.getByText('Приветственные бонусы')).toBeVisible();
  });
});
