import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('favorites', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('are added by keyboard, restored after a removal, and added to the cart together', async ({
    page,
    states,
  }) => {
    await (await states()).emptyCart();
    await page.goto('/products?query=композит&available=true');
    const card = page.getByRole('main').getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const label = (await card.locator('[aria-current]').textContent()) ?? '';
    const heart = card.getByRole('button', { name: 'Добавить в избранное' });
    // Another test with the same user may have added it already.
    if (await heart.isVisible()) await heart.press('Enter');
    await expect(card.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();

    await page.goto('/profile/favorites');
    // As a row of its own, a variant starts with what distinguishes it from the others.
    const name = new RegExp(`^${label} · ${title.split(',')[0]}`);
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

  test('are stored when the page is left at once', async ({ page, states }) => {
    const buyer = await states();
    const { id, name, slug } = await buyer.product();
    const change = (isFavorite: boolean) =>
      buyer.client.call('POST', '/favorites/change', { productID: id, isFavorite });
    await change(false);
    await page.goto(`/products/${slug}`);
    const heart = page.getByRole('main').getByRole('button', { name: 'Добавить в избранное' });
    await expect(heart.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // In one task: the page is gone before anything has been sent.
    await heart.first().evaluate((button: HTMLElement) => {
      button.click();
      window.location.assign('/profile/favorites');
    });
    const favorite = page.getByRole('main').getByRole('article', { name });
    await expect(favorite.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
    await change(false);
  });

  test('of another device are shown when the window gets the focus, with few requests', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    const [first, second] = await buyer.products();
    const change = (product: typeof first, isFavorite: boolean) =>
      buyer.client.call('POST', '/favorites/change', { productID: product?.id, isFavorite });
    await change(first, true);
    await change(second, false);
    await page.goto('/profile/favorites');
    const favorite = (product: typeof first) =>
      page.getByRole('main').getByRole('article', { name: product?.name ?? '' });
    await expect(favorite(first)).toBeVisible();
    await expect(favorite(second)).toBeHidden();
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/favorites?')) requests += 1;
    });
    await change(second, true);
    await expect
      .poll(async () => {
        // A window beside another one was never hidden.
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return favorite(second).count();
      })
      .toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(favorite(second)).toBeVisible();
    expect(requests).toBe(1);
    await change(first, false);
    await change(second, false);
  });

  test('are added to the cart including the one whose change is still pending', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const { items } = await buyer.client.call<{ items: { product: { id: string } }[] }>(
      'GET',
      '/favorites?pageSize=100',
    );
    const change = (productID: string, isFavorite: boolean) =>
      buyer.client.call('POST', '/favorites/change', { productID, isFavorite });
    for (const { product } of items) await change(product.id, false);
    const { id, name } = await buyer.product();
    await change(id, true);
    await page.goto('/profile/favorites');
    const favorite = page.getByRole('main').getByRole('article', { name });
    const removed = page.waitForResponse('**/api/v1/favorites/change');
    await favorite.getByRole('button', { name: 'Убрать из избранного' }).click();
    await removed;
    const order: string[] = [];
    const clicked = Promise.withResolvers<void>();
    await page.route('**/api/v1/favorites/change', async (route) => {
      await clicked.promise;
      const response = await route.fetch();
      order.push('the heart is stored');
      await route.fulfill({ response });
    });
    await page.route('**/api/v1/favorites?*', async (route) => {
      order.push('the list is read');
      await route.continue();
    });
    await favorite.getByRole('button', { name: 'Добавить в избранное' }).click();
    await page.getByRole('button', { name: 'Добавить всё в корзину' }).click();
    clicked.resolve();
    await expect(page.getByText(/^Добавлено в корзину: 1/)).toBeVisible();
    expect(order.slice(0, 2)).toEqual(['the heart is stored', 'the list is read']);
    await buyer.emptyCart();
  });
});
