import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Tolerance, watchContext } from '#tests/e2e/support/watch-page.ts';
import { type MockShop, startMockShop } from '#tests/support/servers/mock-shop.ts';
import { projectRoot } from '#tools/process/project-root.ts';

interface TestFixtures {
  /** Failures that the test causes. */
  tolerance: Tolerance;
  /** The mock signs in without a form. */
  signedIn: boolean;
}

interface WorkerFixtures {
  mock: MockShop;
  /**
   * The browser of a visitor or of a buyer. All tests share it, and with it the cache of several
   * hundred modules that the development server sends.
   */
  browserOf: (signedIn: boolean) => Promise<BrowserContext>;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  tolerance: [{ console: [], statuses: [] }, { option: true }],
  signedIn: [false, { option: true }],
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const mock = await startMockShop();
      await use(mock);
      await mock.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  browserOf: [
    async ({ browser, mock }, use) => {
      const contexts = new Map<boolean, BrowserContext>();
      await use(async (signedIn) => {
        const known = contexts.get(signedIn);
        if (known) return known;
        const context = await browser.newContext({ baseURL: mock.url, locale: 'ru-RU' });
        contexts.set(signedIn, context);
        if (signedIn) await openSignedIn(context, '/catalog');
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mock }, use) => use(mock.url),
  context: async ({ browserOf, signedIn, tolerance }, use) => {
    const context = await browserOf(signedIn);
    const findProblems = watchContext(context, tolerance);
    await use(context);
    expect(await findProblems(), 'The browser noticed problems').toEqual([]);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/** Signs in and comes back to a page. */
async function openSignedIn(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/login/callback?cb=${encodeURIComponent(path)}`);
  await page.waitForURL(`**${path}`);
  await page.close();
}

interface Screen {
  path: string;
  heading: string | RegExp;
  /** A text that only this scenario has. */
  text?: string | RegExp;
}

/*
 * A page of the development server is several hundred modules. These are screens of each kind; the panel
 * and the page of all screens below show others, and every example of the mock is validated by the contract.
 */
const visitors: Screen[] = [
  { path: '/', heading: /Дентамаркет/ },
  {
    path: '/products?query=композит&mock=listProducts:products-corrected',
    heading: /композит/,
    text: /Показаны результаты для/,
  },
  {
    path: '/products/kompozit-esterion?mock=getProductBySlug:product-unavailable',
    heading: /./,
    text: 'Чем заменить',
  },
];

const buyers: Screen[] = [
  { path: '/cart?mock=getCart:cart-with-problems', heading: /Корзина/, text: 'Исправить всё' },
  {
    path: '/order/240501?mock=getOrder:order-draft,getCheckout:checkout-draft',
    heading: 'Оформление заказа',
  },
  {
    path: '/order/240501?mock=getOrder:order-creating-error,getCheckout:checkout-creating-error',
    heading: 'Заказ пока не создан',
  },
  {
    path: '/order/240501/success?mock=getOrder:order-pending-manager',
    heading: /^Заказ .+ у менеджера/,
  },
  { path: '/profile/orders', heading: 'Мои заказы', text: 'Д-240501' },
  {
    path: '/profile/analytic?mock=getAnalytic:analytic-empty',
    heading: 'Статистика',
    text: 'За последний год покупок нет',
  },
  { path: '/profile/bonuses', heading: 'Бонусы', text: 'За отзыв о покупке' },
];

for (const [person, list] of Object.entries({ visitors, buyers })) {
  test.describe(() => {
    test.use({ signedIn: person === 'buyers' });

    for (const { path, heading, text } of list) {
      test(`mock for ${person}: ${path} shows its heading`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
        if (text) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      });
    }
  });
}

test.describe('mock response panel', () => {
  // In development React and the router log what their boundaries catch.
  test.use({
    tolerance: {
      console: [/Failed to load resource/, /(?:Api|Network)Error/, /Error in route match/],
      statuses: [500],
    },
  });

  test.describe('for a buyer', () => {
    test.use({ signedIn: true });

    test('stores the selection in the URL', async ({ page }) => {
      await page.goto('/cart');
      const panel = page.getByRole('complementary', { name: 'Ответы мока' });
      await panel.getByRole('button', { name: 'Мок' }).click();
      await panel.getByLabel(/GET getCart\b/).selectOption('cart-empty');
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
      await expect(page).toHaveURL(/\/cart\?mock=getCart:cart-empty$/);

      await page.getByRole('link', { name: 'Каталог' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
      await expect(page).toHaveURL(/\/catalog\?mock=getCart:cart-empty$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();

      await panel.getByRole('button', { name: 'Мок · 1' }).click();
      await panel.getByRole('button', { name: 'Сбросить всё' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Корзина', exact: false }),
      ).toHaveText(/Корзина(?! пуста)/);
      await expect(page).toHaveURL(/\/cart$/);
    });
  });

  for (const [choice, button] of [
    ['401', 'Войти в аккаунт'],
    ['429', 'Повторить'],
    ['500', 'Повторить'],
    ['offline', 'Повторить'],
  ] as const) {
    test(`makes the screen show a failure: ${choice}`, async ({ page }) => {
      await page.goto(`/products?mock=listProducts:${choice}`);
      await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
    });
  }

  test('shows a slow response', async ({ page }) => {
    await page.goto('/catalog');
    await page.goto('/products?mock=listProducts:slow');
    await expect(page.getByText('Композит светоотверждаемый Эстерион').first()).toBeVisible();
  });
});

test('documentation of the mock: has the pages that the shop has', async ({ page }) => {
  await page.goto('/docs/errors');
  await page.getByRole('link', { name: 'Спецификация' }).click();
  await expect(page).toHaveURL(/\/docs\/specification$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The specification and its tests',
  );
});

test.describe('page of all screens', () => {
  test.use({
    // Its small frames are screens whose calls fail.
    tolerance: {
      console: [/Failed to load resource/, /(?:Api|Network)Error/, /Error in route match/],
      statuses: [401, 403, 404, 429, 500],
    },
  });

  test('shows the states of every screen as frames and as links', async ({ page }) => {
    // Three pages of several hundred modules each.
    test.slow();
    await page.goto('/docs/screens');
    const count = page.getByRole('status');
    await expect(count).toHaveText(/^(\d{3}) из \1$/);
    await page.getByRole('searchbox', { name: 'Найти' }).fill('cart-empty');
    await expect(count).toHaveText(/^1 из \d{3}$/);
    const state = page.getByRole('listitem').filter({ visible: true });
    for (const frame of await state.locator('iframe').all()) {
      const heading = frame.contentFrame().getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Корзина пуста', { timeout: 60_000 });
    }
    const opened = page.context().waitForEvent('page');
    await state.getByRole('link').click();
    const screen = await opened;
    const opening = screen.getByRole('heading', { level: 1, name: 'Корзина пуста' });
    await expect(opening).toBeVisible({ timeout: 60_000 });
    await screen.close();
  });
});

test('mock response panel: is not part of the built shop', () => {
  const folder = path.join(projectRoot, 'dist', 'shop');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const holding = files.filter((file) =>
    /__mock|Ответы мока|scenario\/start/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(holding).toEqual([]);
});
