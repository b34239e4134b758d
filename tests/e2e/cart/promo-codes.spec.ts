import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('promo codes', () => {
  test.use({
    person: demoIndividual,
    viewport: { width: 390, height: 844 },
    tolerance: { console: [/status of 4(?:00|22)/], statuses: [400, 422] },
  });

  test('a code is applied from the account, and its rejection is shown beside it', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    await page.goto('/profile');
    const tiles = page.getByRole('navigation', { name: 'Разделы профиля' });
    await tiles.getByRole('link', { name: 'Промокоды' }).click();
    await expect(page).toHaveURL('/profile/promoCodes');

    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'SPASIBO300' });
    const apply = card.getByRole('button', { name: 'Применить промокод SPASIBO300' });
    await apply.click();
    await expect(card.getByRole('alert')).toContainText('Корзина пуста: сначала добавьте товары');
    await expect(page).toHaveURL('/profile/promoCodes');

    await buyer.filledCart();
    await apply.click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('region', { name: 'Промокоды' })).toContainText(/SPASIBO300: −300/);

    await page.goBack();
    await expect(card.getByRole('link', { name: 'Уже в корзине' })).toBeVisible();
    await buyer.client.call('POST', '/cart/promoCode/delete', { couponCode: 'SPASIBO300' });
    await buyer.emptyCart();
  });

  test('a typed code is rejected in place; past and used codes have tabs of their own', async ({
    page,
  }) => {
    await page.goto('/profile/promoCodes');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Промокод' }).fill('NET-TAKOGO');
    await main.getByRole('button', { name: 'Применить', exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText('Такого промокода нет');
    await main.getByRole('textbox', { name: 'Промокод' }).fill('<b>скидка</b>');
    await main.getByRole('button', { name: 'Применить', exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText(/состоит из букв, цифр/);
    await expect(page.getByText('Что-то пошло не так')).toHaveCount(0);

    await expect(main.getByText('SKORO10')).toBeVisible();
    await expect(main.getByRole('button', { name: /SKORO10/ })).toHaveCount(0);
    await main.getByRole('link', { name: /^Истёкшие/ }).click();
    await expect(main.getByText('ZIMA500')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Применить промокод/ })).toHaveCount(0);
    await main.getByRole('link', { name: /^Использованные/ }).click();
    await expect(page).toHaveURL('/profile/promoCodes?tab=used');
  });
});
