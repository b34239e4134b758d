import { demoIndividual } from '#server/demo/people.ts';
import { expect, test } from './support/test.ts';

test.describe('favourites', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('are marked by keys, come back after a removal, and go into the cart together', async ({
    page,
    states,
  }) => {
    await (await states()).emptyCart();
    await page.goto('/products?query=композит&available=true');
    const card = page.getByRole('main').getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const heart = card.getByRole('button', { name: 'Добавить в избранное' });
    // The same person may have marked it in another story.
    if (await heart.isVisible()) await heart.press('Enter');
    await expect(card.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();

    await page.goto('/profile/favorites');
    const favorite = page.getByRole('main').getByRole('article', { name });
    await favorite.getByRole('button', { name: 'Убрать из избранного' }).click();
    await favorite.getByRole('button', { name: 'Добавить в избранное' }).click();
    await expect(favorite.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();

    await page.getByRole('button', { name: 'Добавить всё в корзину' }).click();
    await expect(page.getByText(/^Добавлено в корзину: \d+/)).toBeVisible();
    await expect(favorite.getByRole('spinbutton')).toHaveValue(/[1-9]/);
    await page.getByRole('button', { name: 'Добавить всё в корзину' }).click();
    await expect(page.getByText(/уже в.корзине/)).toBeVisible();
    await (await states()).emptyCart();
  });

  test('go into the cart with the one whose heart is still on its way to the server', async ({
    page,
    states,
  }) => {
    await (await states()).emptyCart();
    await page.goto('/profile/favorites');
    const hearts = page.getByRole('main').getByRole('button', { name: 'Убрать из избранного' });
    await expect(hearts.first()).toBeVisible();
    while ((await hearts.count()) > 1) await hearts.first().click();
    const release = Promise.withResolvers<void>();
    await page.route('**/api/v1/favorites**', async (route) => {
      if (route.request().method() !== 'GET') await release.promise;
      await route.continue();
    });
    await hearts.first().click();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Добавить в избранное' })
      .first()
      .click();
    await page.getByRole('button', { name: 'Добавить всё в корзину' }).click();
    release.resolve();
    await expect(page.getByText(/^Добавлено в корзину: 1/)).toBeVisible();
    await (await states()).emptyCart();
  });
});
