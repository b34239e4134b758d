import type { Locator, Page } from '@playwright/test';
import { type DemoPerson, demoCompany, demoIndividual, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { accessTokenOf } from '#tests/e2e/support/users/shop-client.ts';

/** Pages behind sign-in: with a skeleton of their own, and with the common one. */
const urls = [
  '/cart',
  '/cart/import',
  '/order/1',
  '/order/1/inProgress',
  '/order/1/success',
  '/profile',
  '/profile/orders',
  '/profile/favorites',
  '/profile/support/1',
  `/profile/companies/${demoCompany.id}/approval`,
];

const scripts = '**/assets/*.js';

test.describe('frame of a page behind sign-in', () => {
  test.use({ person: demoIndividual });

  for (const url of urls) {
    test(`frame of ${url}: is shown before any script has come`, async ({ page }) => {
      // They never come.
      await page.route(scripts, () => {});
      await page.goto(url, { waitUntil: 'commit' });
      const root = page.locator('#root');
      await expect(root.locator('> [inert]')).toHaveAttribute('aria-hidden', 'true');
      await expect(root.locator('header')).toBeVisible();
      const main = root.locator('main');
      await expect(main.locator('h1, [role="status"]').first()).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      // It is styled, and fits the window.
      await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }

  test('frame: has the color scheme that the user has chosen', async ({ page }) => {
    await page.route(scripts, () => {});
    await page.addInitScript(() => localStorage.setItem('colorScheme', '"dark"'));
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.locator('#root header')).toBeVisible();
  });

  test('frame: is replaced by the page, which works', async ({ page }) => {
    await page.goto('/profile/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.locator('header')).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Избранное/ })
      .click();
    await expect(page).toHaveURL(/\/profile\/favorites$/);
  });

  test('frame: makes room for a header that works while the page is loading', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/cart/**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Загружаем корзину' })).toBeVisible();
    await page.getByRole('button', { name: 'Каталог', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Каталог товаров' });
    await expect(menu.getByRole('link', { name: 'Терапия' }).first()).toBeVisible();
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    release();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
  });
});

test('frame: is the same for all users and ids', async ({ page, pageOf }) => {
  const owner = await pageOf(demoOwner);
  const htmlOf = async (from: typeof page, url: string) => {
    const response = await from.request.get(url, { headers: { Accept: 'text/html' } });
    return (await response.text()).replace(/nonce="[^"]*"/, '');
  };
  const visitors = await htmlOf(page, '/order/1');
  expect(visitors).toContain('inert');
  expect(await htmlOf(owner, '/order/2?print=true')).toBe(visitors);
});

test('frame: leads a visitor to the login', async ({ page }) => {
  await page.goto('/profile/orders');
  await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
});

/** The text as a user sees it. */
function seenIn(main: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: the other one has hidden parts, too.
  return main.innerText();
}

/** What the styles have made of the elements of the page, by their tag and classes. */
function stylesIn(page: Page): Promise<Record<string, string>> {
  return page.locator('main').evaluate((main) => {
    const facts = ['display', 'position', 'background-color', 'color', 'padding', 'border', 'gap'];
    // Mantine numbers classes of its own in each render.
    const all = [...main.querySelectorAll('[class]:not([class*="__m__"])')].map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class')}`;
      return [name, facts.map((fact) => style.getPropertyValue(fact)).join(' | ')];
    });
    return Object.fromEntries(all);
  });
}

test.describe('content of a page behind sign-in', () => {
  test.use({ person: demoIndividual, hasContent: true });

  const contents = [
    '/cart',
    '/profile',
    '/profile/orders',
    '/profile/support',
    '/profile/favorites',
  ];
  for (const url of contents) {
    test(`content of ${url}: is shown before any script has come, as the page shows it`, async ({
      page,
      states,
    }) => {
      await (await states()).filledCart();
      await page.route(scripts, () => {});
      await page.goto(url, { waitUntil: 'commit' });
      const [frame, main] = [page.locator('#root > [inert]'), page.locator('main')];
      const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
      await expect.poll(sheets).toBe(1);
      const shown = { text: await seenIn(main), styles: await stylesIn(page) };
      expect(shown.text.length).toBeGreaterThan(20);
      await page.unroute(scripts);
      await page.reload();
      await expect(frame).toHaveCount(0);
      await expect.poll(() => seenIn(main)).toBe(shown.text);
      await expect.poll(() => stylesIn(page)).toMatchObject(shown.styles);
      expect(await sheets()).toBe(0);
    });
  }

  for (const isSlow of [false, true]) {
    const wait = isSlow ? 'not longer than a second for it' : 'for what the user sees';
    test(`content: the scripts of its page wait ${wait}`, async ({ page }) => {
      let requested = 0;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      page.on('request', (request) => {
        if (request.resourceType() === 'script') requested += 1;
      });
      await page.route('**/page-content*', async (route) => {
        await held;
        await route.fallback();
      });
      // Its timers run when this test lets them.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.goto('/profile/orders', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#root > [inert] h1')).toBeVisible();
      if (!isSlow) {
        release();
        await expect(page.locator('main')).toContainText('Ждут вас');
      }
      expect(requested).toBe(0);
      const requestedAfter = async (milliseconds: number) => {
        await page.clock.runFor(milliseconds);
        return requested;
      };
      await expect.poll(() => requestedAfter(isSlow ? 1000 : 20)).toBeGreaterThan(0);
      release();
    });
  }

  test('content: gives its responses to the page, which works', async ({ page, states }) => {
    const product = await (await states()).filledCart();
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/api\/v1\/(?:cart|profile|settings)/.test(pathname)) reads.push(pathname);
    });
    await page.goto('/cart');
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    const line = page.getByRole('listitem').filter({ hasText: product.name }).first();
    expect(reads.filter((path) => !path.endsWith('/profile/compare/preview'))).toEqual([]);
    const change = page.waitForResponse('**/api/v1/cart/product/change');
    await line.getByRole('button', { name: 'Увеличить' }).click();
    expect((await change).ok()).toBe(true);
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
  });

  test('content: is not given to another user who has signed in since', async ({
    page,
    storageOf,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/profile/settings', { waitUntil: 'commit' });
    await expect(page.locator('main')).toContainText(demoIndividual.email);
    const { origins } = await storageOf(demoOwner);
    await page.evaluate(
      (entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage: entries }) => entries),
    );
    release();
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.locator('main')).toContainText(demoOwner.email);
    await expect(page.locator('main')).not.toContainText(demoIndividual.email);
  });

  test('content: keeps its place when the page replaces it', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/profile/orders', { waitUntil: 'commit' });
    await expect(page.locator('main')).toContainText('Ждут вас');
    await page.evaluate(() => window.scrollTo(0, 300));
    release();
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
});

test('content: is each user’s own, by their own clock, however many are rendered at once', async ({
  shop,
  storageOf,
}) => {
  const people = [demoIndividual, demoOwner, demoIndividual, demoOwner];
  const contentOf = async (person: DemoPerson, url: string, offset: number) => {
    const token = accessTokenOf(await storageOf(person));
    const response = await fetch(
      `${shop.url}/page-content?url=${encodeURIComponent(url)}&offset=${offset}`,
      { headers: { Authorization: `Bearer ${token}` } },
    );
    return ((await response.json()) as { body: string }).body;
  };
  // Both have signed in before anything is requested at once.
  for (const person of people) await storageOf(person);
  const bodies = await Promise.all(
    people.map((person) => contentOf(person, '/profile/settings', -180)),
  );
  for (const [place, person] of people.entries()) {
    const other = person === demoOwner ? demoIndividual : demoOwner;
    expect(bodies[place]).toContain(person.email);
    expect(bodies[place]).not.toContain(other.email);
  }
  const [inMoscow, elsewhere] = await Promise.all(
    [-180, -420].map((offset) => contentOf(demoIndividual, '/profile/support', offset)),
  );
  expect(inMoscow).not.toContain(' мск');
  expect(elsewhere).toContain(' мск');
});

test.describe('content that fails', () => {
  test.use({
    person: demoIndividual,
    hasContent: true,
    tolerance: {
      console: [/net::ERR_FAILED/, /status of 404/, /не найден/],
      statuses: [404],
    },
  });

  test('content: is not needed by the page, nor the script that restores it', async ({ page }) => {
    await page.route('**/assets/replace-frame-*.js', (route) => route.abort());
    await page.goto('/profile/orders');
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  });

  test('content: a record that is not there is left to the page', async ({ page }) => {
    const response = page.waitForResponse('**/page-content?*');
    await page.goto('/order/no-such-order');
    expect((await response).status()).toBe(204);
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.locator('main')).toContainText('не найден');
  });
});
