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

/** The mock signs in without asking; the way leads back to the page. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(`/login/callback?cb=${encodeURIComponent(path)}`);
  await page.waitForURL((url) => url.pathname.startsWith(path));
}

interface Example {
  path: string;
  heading: string | RegExp;
  /** Named examples of what has no id in the address. */
  examples?: string;
  /** A text that only this example has. */
  text?: string | RegExp;
}

const visitors: Example[] = [
  { path: '/', heading: /Дентамаркет/ },
  { path: '/catalog', heading: 'Каталог' },
  { path: '/products', heading: /./, text: 'Композит светоотверждаемый Эстерион' },
  { path: '/products?query=композит', heading: /композит/, examples: 'products-corrected' },
  { path: '/products?query=ничего', heading: /ничего/, examples: 'products-empty' },
  { path: '/products/product', heading: /Композит/ },
  { path: '/products/unavailable', heading: /./, text: 'Похожие товары' },
];

const buyers: Example[] = [
  { path: '/cart', heading: /Корзина/ },
  { path: '/cart', heading: 'Корзина пуста', examples: 'cart-empty' },
  { path: '/cart', heading: /Корзина/, examples: 'cart-with-problems', text: 'Исправить всё' },
  { path: '/order/draft', heading: 'Оформление заказа' },
  { path: '/order/creating-error', heading: 'Заказ пока не создан' },
  { path: '/order/waiting/inProgress', heading: 'Создаём заказ' },
  { path: '/order/shipped', heading: /^Заказ / },
  // `/order/pending` is a call of its own, so an address cannot name the example `order-pending`.
  { path: '/order/pending-manager/success', heading: /^Заказ .+ оформлен/ },
  { path: '/profile/orders', heading: 'Мои заказы', text: 'Д-240501' },
  {
    path: '/profile/orders',
    heading: 'Мои заказы',
    examples: 'orders-empty',
    text: 'Заказов пока нет',
  },
];

for (const [reader, list] of Object.entries({ visitors, buyers })) {
  for (const { path, heading, examples, text } of list) {
    test(`${reader}: ${path} ${examples ?? ''}`, async ({ page, context, baseURL }) => {
      if (examples) {
        await context.addCookies([{ name: 'examples', value: examples, url: baseURL ?? '' }]);
      }
      if (reader === 'buyers') await openSignedIn(page, path);
      else await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      if (text) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    });
  }
}
