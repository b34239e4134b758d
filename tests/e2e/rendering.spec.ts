import type { APIRequestContext } from '@playwright/test';
import { demoIndividual } from '#server/demo/people.ts';
import { expect, test } from './support/test.ts';

/** The page as it comes from the server, to no browser. */
async function source(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await request.get(path, { headers: { Accept: 'text/html', ...headers } });
  return { status: response.status(), html: await response.text() };
}

/** Without what differs from answer to answer. */
const withoutNonce = (html: string) => html.replace(/csp-nonce" nonce="[^"]*"/, '');

function structuredData(html: string): { '@type': string }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is read, paged, sorted and searched, and leads to a product', async ({ page }) => {
    await page.goto('/products');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(24);
    await page.getByRole('link', { name: 'Страница 2', exact: true }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(cards).toHaveCount(24);
    await page.getByRole('link', { name: 'Дешевле' }).click();
    await expect(page).toHaveURL(/sort=Price/);
    await page.getByLabel('Поиск товаров').fill('композит');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('композит');
    const link = cards.first().getByRole('heading').getByRole('link');
    // A card of a family leaves out what its page adds: which of the variants it is.
    const [name = ''] = ((await link.textContent()) ?? '').split(',');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeVisible();
    await expect(page.getByText('₽').first()).toBeVisible();
  });
});

test('the browser goes on with what it got and requests nothing again', async ({
  page,
  states,
}) => {
  const { slug } = await (await states()).product();
  for (const path of ['/', '/catalog', '/products', `/products/${slug}`]) {
    const calls: string[] = [];
    const listen = (request: { url(): string; method(): string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    };
    page.on('request', listen);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Somebody is at home: what React has hydrated answers.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    page.off('request', listen);
    expect(calls, path).toEqual([]);
  }
});

test('pages say what they are in their source', async ({ request, shop, states }) => {
  const { slug, name } = await (await states()).product();
  const product = await source(request, `/products/${slug}`);
  expect(product.status).toBe(200);
  expect(product.html).toContain(`<link rel="canonical" href="${shop.url}/products/${slug}"`);
  expect(product.html).toMatch(/<title>[^<]+ – Дентамаркет<\/title>/);
  expect(product.html).toMatch(/<meta name="description" content="[^"]+цена/);
  expect(product.html).toContain('property="og:title"');
  expect(structuredData(product.html)).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name,
      offers: expect.objectContaining({ '@type': 'Offer', priceCurrency: 'RUB' }),
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);

  const list = await source(request, '/products?page=2&utm_source=mail');
  expect(list.html).toContain(`<link rel="canonical" href="${shop.url}/products?page=2"`);
  expect(list.html).not.toContain('noindex');
  expect(structuredData(list.html).map((thing) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'ItemList',
  ]);
  expect((await source(request, '/products?available=true')).html).toContain('noindex');
});

test('what is not there is answered by its status', async ({ request }) => {
  for (const path of ['/nothing/here', '/products/no-such-product', '/products?category=nope']) {
    const { status, html } = await source(request, path);
    expect(status, path).toBe(404);
    expect(html, path).toContain('<div class=');
    expect(html, path).toContain('Страница не найдена');
  }
});

test("nobody's data comes into the page of another", async ({ request, storageOf, states }) => {
  const state = await storageOf(demoIndividual);
  const { slug } = await (await states()).filledCart();
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  const user = stored.find(({ name }) => name.startsWith('oidc.user:'));
  const headers = {
    Authorization: `Bearer ${JSON.parse(user?.value ?? '{}').access_token}`,
    Cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  for (const path of ['/', '/products', `/products/${slug}`, '/catalog']) {
    // Between two answers the page may have been made anew, of goods that have changed meanwhile;
    // what one user gets and another does not would differ every time.
    await expect(async () => {
      const pages = await Promise.all(
        [headers, {}, headers, {}].map((sent) => source(request, path, sent)),
      );
      const [first = '', ...others] = pages.map(({ html }) => withoutNonce(html));
      expect(first).toContain('page-data');
      expect(first).not.toMatch(/Белова|belova|access_token|"isFavorite":true/i);
      for (const other of others) expect(other === first, path).toBe(true);
    }).toPass();
  }
  expect((await source(request, '/cart', headers)).html).not.toContain('page-data');
});

test.describe('for a signed-in user', () => {
  test.use({ person: demoIndividual });

  test('what is theirs fills in by itself', async ({ page, states }) => {
    const { slug } = await (await states()).filledCart();
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole('link', { name: /^Корзина/ }).first()).toBeVisible();
    await expect(page.getByRole('group', { name: /^Количество/ }).first()).toBeVisible();
  });
});
