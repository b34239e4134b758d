import type { Page } from '@playwright/test';
import { imageKey } from '#server/images/image-address.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';
import { feedText, offerText } from '#tests/support/records/feed.ts';
import { makePhoto } from '#tests/support/records/photos.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';

/** Another site with images: it responds to nothing until it is `released`. */
interface ImageSite extends FakeService {
  released: PromiseWithResolvers<void>;
}

const test = base.extend<object, { site: ImageSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const service = await startFakeService();
      const released = Promise.withResolvers<void>();
      const photo = await makePhoto({ width: 2000, height: 2000 });
      service.responses((response, { url }) => {
        void released.promise.then(() => {
          if (url === '/broken.jpg') response.writeHead(404).end('<!doctype html>');
          else response.writeHead(200, { 'Content-Type': 'text/plain' }).end(photo);
        });
      });
      await use({ ...service, released });
      await service.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ site }, use) => {
      const settings = { DEMO: 'off', PRIVATE_IMAGE_ORIGINS: site.url };
      const shop = await ShopServer.launch({ settings });
      const offer = (id: string, name: string) =>
        offerText(id, `<name>Бор ${name}</name><picture>${site.url}/${name}.jpg</picture>`);
      await shop.importCatalog(
        feedText({
          offers:
            offer('1', 'good') + offer('2', 'broken') + offerText('3', '<vendor>Эстерион</vendor>'),
          promos: `<brands><brand name="Эстерион" logo="${site.url}/logo.jpg"/></brands>`,
        }),
      );
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Width of the image that a product's card shows, pixels; 0 for a broken one. */
async function shownWidth(page: Page, name: string): Promise<number> {
  const image = page.getByRole('img', { name: `Бор ${name}` });
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}

/** The media type that a client gets by default: that of the placeholder or of the image. */
async function typeOf(page: Page, url: string): Promise<string | undefined> {
  return (await page.request.get(url)).headers()['content-type'];
}

const PLACEHOLDER_WIDTH = 600;

test('images of other sites come from the shop, a placeholder until they are there and for good when they are broken', async ({
  page,
  pageOf,
  shop,
  site,
}) => {
  const openProduct = async (visitor: Page, name: string) => {
    const response = await visitor.goto(`${shop.url}/products/bor-${name}`);
    // No other origin may be shown.
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain("img-src 'self' data:;");
    return shownWidth(visitor, name);
  };
  expect(await openProduct(page, 'good')).toBe(PLACEHOLDER_WIDTH);
  expect(await openProduct(page, 'broken')).toBe(PLACEHOLDER_WIDTH);

  site.released.resolve();
  const image = page.getByRole('img', { name: 'Бор good' });
  await page.goto(`${shop.url}/products/bor-good`);
  const url = await image.getAttribute('src');
  expect(url).toMatch(/^\/images\/[0-9a-f]{32}$/);
  await expect.poll(() => typeOf(page, `${shop.url}${url}`)).toBe('image/webp');

  // Another visitor, without what the browser of the first has cached.
  const visitor = await pageOf(null);
  expect(await openProduct(visitor, 'good')).toBe(640);
  expect(await openProduct(visitor, 'broken')).toBe(PLACEHOLDER_WIDTH);
});

test('a small image is loaded in the size that the browser says', async ({ page, shop, site }) => {
  site.released.resolve();
  const logo = `${shop.url}/images/${imageKey(`${site.url}/logo.jpg`)}`;
  await expect.poll(() => typeOf(page, logo)).toBe('image/webp');
  await page.goto('/brands');
  const loaded = page.waitForResponse(logo);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Эстерион/ })
    .click();
  expect(await (await loaded).headerValue('etag')).toBe('"avif-160"');
});
