import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

async function source(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url, { headers: { Accept: 'text/html' } });
  expect(response.status(), url).toBe(200);
  return response.text();
}

async function locations(request: APIRequestContext, url: string): Promise<string[]> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  const xml = await response.text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  );
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

test('sitemap: every page responds with 200, its canonical link and no noindex', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const parts = await locations(request, index);
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const part of parts) {
    const pages = await locations(request, part);
    // All fixed pages, and a sample of the others.
    const tried = part.endsWith('/pages.xml') ? pages : pages.slice(0, 2);
    for (const page of tried) {
      const html = unescaped(await source(request, page));
      expect(html, page).not.toContain('noindex');
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], page).toBe(page);
      expect(html, page).toMatch(/<title>[^<]+<\/title>/);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
        expect(html.split(`property="${name}"`), `${name} of ${page}`).toHaveLength(2);
      }
    }
  }
});

test('filtered lists: are noindex, follow', async ({ request }) => {
  for (const url of [
    '/products?query=бор',
    '/products?available=true',
    '/products?sort=Price',
    '/products?query=щщщщщщщщ',
    '/brands?query=lumi',
  ]) {
    const html = await source(request, url);
    expect(html, url).toContain('<meta name="robots" content="noindex, follow"');
  }
});

test('home: contains JSON-LD of the shop and its search', async ({ request, shop }) => {
  const html = await source(request, '/');
  const structuredData = [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json = '']) => JSON.parse(json));
  expect(structuredData).toEqual([
    expect.objectContaining({
      '@type': 'WebSite',
      url: `${shop.url}/`,
      potentialAction: expect.objectContaining({ '@type': 'SearchAction' }),
    }),
    expect.objectContaining({ '@type': 'Organization', logo: `${shop.url}/icon-512.png` }),
  ]);
  for (const path of ['/share.png', '/icon-512.png']) {
    expect((await request.get(path)).headers()['content-type']).toBe('image/png');
  }
});
