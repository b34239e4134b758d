import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const traceID = 'abcdef0123456789abcdef0123456789';

/** Makes the server respond to one call with an error. */
async function fail(page: Page, path: RegExp, status: number): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'X-Request-ID': traceID },
      body: JSON.stringify({ message: 'Сервис временно недоступен', traceID }),
    }),
  );
}

const tolerance = {
  console: [/Failed to load resource/, /^ApiError/, /error boundary/, /Error in route match/],
  statuses: [500],
};

test.describe('failed mutation', () => {
  test.use({ person: demoIndividual, tolerance });

  test('shows one toast, which can be reported with a receipt', async ({ page, states }) => {
    const { slug } = await (await states()).product();
    await (await states()).emptyCart();
    await fail(page, /\/api\/v1\/(product\/[^/]+\/cart|cart\/product)\//, 500);
    await page.goto(`/products/${slug}`);
    const buying = page.getByRole('region', { name: 'Покупка' });
    await buying.getByRole('button', { name: 'В корзину' }).click();

    const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('Ошибка');
    await expect(buying.getByRole('button', { name: 'В корзину' })).toBeVisible();

    await toast.getByRole('button', { name: 'Сообщить' }).click();
    const receipt = page.getByRole('dialog', { name: 'Сообщение получено' });
    await expect(receipt).toContainText(traceID);
  });

  test('rejected once more with a renewed session signs out', async ({ page, states }) => {
    const { slug } = await (await states()).product();
    const change = /\/api\/v1\/favorites\/change/;
    await fail(page, change, 401);
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (change.test(request.url())) tokens.push(request.headers().authorization);
    });
    await page.goto(`/products/${slug}`);
    await page
      .getByRole('region', { name: 'Покупка' })
      .getByRole('button', { name: /избранное/ })
      .click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('button', { name: /^Аккаунт: / })).toHaveCount(0);
    expect(tokens).toHaveLength(2);
    expect(tokens[0]).not.toBe(tokens[1]);
  });
});

test.describe('failed query', () => {
  test.use({ person: demoIndividual, tolerance });

  test('shows an error in its place with a retry', async ({ page, states }) => {
    await (await states()).placedOrder();
    const list = /\/api\/v1\/order\/filter/;
    await fail(page, list, 500);
    await page.goto('/profile/orders');
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: /ещё раз|Повторить/ });
    await expect(retry).toBeVisible();
    await page.unroute(list);
    await retry.click();
    await expect(main.getByRole('link', { name: /Д-\d+/ }).first()).toBeVisible();
    await expect(retry).toBeHidden();
  });
});

test.describe('missing page', () => {
  test.use({ tolerance: { console: [/Failed to load resource/], statuses: [404] } });

  test('says so and links home', async ({ page }) => {
    await page.goto('/products/net-takogo-tovara');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Страница не найдена' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'На главную страницу' }).click();
    await expect(page).toHaveURL('/');
  });
});
