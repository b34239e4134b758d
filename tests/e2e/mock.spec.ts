import { test as base, expect, type Page } from '@playwright/test';
import { type MockShop, startMockShop } from '#tests/support/mock-shop.ts';
import { watchContext } from './support/watch-page.ts';

const test = base.extend<object, { mock: MockShop }>({
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const mock = await startMockShop();
      await use(mock);
      await mock.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ mock }, use) => use(mock.url),
  context: async ({ context }, use) => {
    const findProblems = watchContext(context, { console: [], statuses: [] });
    await use(context);
    expect(await findProblems(), 'The browser noticed problems').toEqual([]);
  },
});

/** Asks the mock for a named example of one operation. */
async function prefer(page: Page, method: string, path: RegExp, example: string): Promise<void> {
  await page.route(path, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    await route.continue({ headers: { ...request.headers(), prefer: `example=${example}` } });
  });
}

/** The mock signs in without asking; the way leads back to the page. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(`/login/callback?cb=${encodeURIComponent(path)}`);
  await page.waitForURL((url) => url.pathname === path);
}

const visitors: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/catalog', /Каталог/],
  ['/products', /./],
  ['/products/kompozit-esterion-universal-shprits-4-g-a2', /Композит/],
];

for (const [path, heading] of visitors) {
  test(`${path} shows the contract's examples`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

const signedIn: [
  name: string,
  path: string,
  method: string,
  api: RegExp,
  example: string,
  heading: RegExp,
][] = [];
for (const [name, path, method, api, example, heading] of signedIn) {
  test(`${path} shows the example ${name}`, async ({ page }) => {
    await prefer(page, method, api, example);
    await openSignedIn(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
