import type { APIRequestContext } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** The HTML that the server sends. */
async function source(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await request.get(path, { headers: { Accept: 'text/html', ...headers } });
  return { status: response.status(), html: await response.text() };
}

/** The nonce differs in every response. */
const withoutNonce = (html: string) => html.replace(/csp-nonce" nonce="[^"]*"/, '');

function structuredData(html: string): { '@type': string }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list: pages, sorts, searches and opens a product', async ({ page }) => {
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
    // A family card omits the variant, which the page's heading adds.
    const [name = ''] = ((await link.textContent()) ?? '').split(',');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeVisible();
    await expect(page.getByText('₽').first()).toBeVisible();
  });
});

test('hydration: uses the dehydrated data and sends no request', async ({ page, states }) => {
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
    // The page is hydrated once the shortcut works.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    page.off('request', listen);
    expect(calls, path).toEqual([]);
  }
});

test('metadata: title, canonical link and JSON-LD are in the HTML', async ({
  request,
  shop,
  states,
}) => {
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
  expect(structuredData(list.html).map((entry) => entry['@type'])).toEqual([
    'BreadcrumbList',
    'ItemList',
  ]);
  expect((await source(request, '/products?available=true')).html).toContain('noindex');
});

test('missing pages: respond with 404', async ({ request }) => {
  for (const path of [
    '/nothing/here',
    '/info/nothing',
    '/products/no-such-product',
    '/products?category=nope',
  ]) {
    const { status, html } = await source(request, path);
    expect(status, path).toBe(404);
    expect(html, path).toContain('<div class=');
    expect(html, path).toContain('Страница не найдена');
  }
  const { html } = await source(request, '/products?category=nope&available=true');
  expect(html).toContain('Такого раздела больше нет');
  expect(html).toMatch(/<a [^>]*href="\/products\?available=true"/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test('hostile URLs: respond with 404 or with what is left of them, never with an error', async ({
  request,
}) => {
  const responses = [
    // Redirected to the list, as the router trims the space.
    ['/products/%20', 200],
    ['/products/%00', 404],
    ['/products/%25', 404],
    [`/products/${encodeURIComponent('щ'.repeat(3000))}`, 404],
    ['/products/%', 404],
    ['/%', 404],
    ['/info/%00', 404],
    ['/products?query=%00', 200],
    ['/products?query=%', 200],
    ['/products?attribute=%00', 200],
    ['/brands?query=%00', 200],
    ['/promotions?query=%00', 200],
  ] as const;
  for (const [path, status] of responses) {
    expect((await source(request, path)).status, path.slice(0, 40)).toBe(status);
  }
});

test("server-rendered pages: contain no user's data", async ({ request, storageOf, states }) => {
  const state = await storageOf(demoIndividual);
  const { slug } = await (await states()).filledCart();
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  const user = stored.find(({ name }) => name.startsWith('oidc.user:'));
  const headers = {
    Authorization: `Bearer ${JSON.parse(user?.value ?? '{}').access_token}`,
    Cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  for (const path of ['/', '/products', `/products/${slug}`, '/catalog']) {
    // The cached page may have been rendered again between two requests, with changed stock; user
    // data would differ in every attempt.
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

  test('personal data: loads after hydration', async ({ page, states }) => {
    const { slug } = await (await states()).filledCart();
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole('link', { name: /^Корзина/ }).first()).toBeVisible();
    await expect(page.getByRole('group', { name: /^Количество/ }).first()).toBeVisible();
  });
});
