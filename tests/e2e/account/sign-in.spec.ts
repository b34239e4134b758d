import type { Page } from '@playwright/test';
import { demoIndividual, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn, signIn } from '#tests/e2e/support/users/sign-in.ts';

const protectedPath = '/profile/orders';
const needed = (page: Page) => page.getByRole('heading', { name: 'Авторизуйтесь' });
const orders = (page: Page) => page.getByRole('heading', { level: 1, name: /заказы/i });

/** The access token that oidc-client-ts stores in localStorage. */
function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    const stored = key && localStorage.getItem(key);
    return stored ? (JSON.parse(stored) as { access_token: string }).access_token : null;
  });
}

/** Makes the stored token expire in half a minute. */
async function ageToken(page: Page, secondsLeft = 30): Promise<void> {
  await page.evaluate((left) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    user.expires_at = Math.floor(Date.now() / 1000) + left;
    localStorage.setItem(key, JSON.stringify(user));
  }, secondsLeft);
}

const focusTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Waits until every requested renewal is over: they queue for one lock. */
async function renewalsEnd(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request('oidc-renewal:dental-spa', () => {}));
}

test('visitor: loads no sign-in code', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /^\/oidc|session-runtime|SignInCompletion/.test(path))).toEqual(
    [],
  );
});

test('valid session: needs no sign-in code until it is checked', async ({ page }) => {
  await signIn(page, demoIndividual);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = () => requested.filter((path) => /\/session-[^/]*\.js$/.test(path));
  expect(code()).toEqual([]);
  await focusTab(page);
  await expect.poll(code).not.toEqual([]);
});

test('protected page: redirects to the login and back to the same URL', async ({ page }) => {
  await page.goto(`${protectedPath}?utm_source=mail`);
  await fillSignIn(page, demoIndividual);
  await expect(orders(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(protectedPath);
  await page.reload();
  await expect(orders(page)).toBeVisible();
});

test('provider session: signs in without a form', async ({ page }) => {
  await signIn(page, demoIndividual);
  // A page outside the shop, whose calls would fail without their token.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(protectedPath);
  await expect(orders(page)).toBeVisible();
});

test.describe('with a wrong password', () => {
  test.use({ tolerance: { console: [/status of 401/], statuses: [] } });

  test('sign-in form: keeps the login; cancel returns to the page before', async ({ page }) => {
    await page.goto('/login/callback?cb=%2Fcatalog');
    await fillSignIn(page, { ...demoIndividual, password: 'не тот' });
    await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
    await expect(page.getByLabel('Логин или e-mail')).toHaveValue(demoIndividual.login);
    await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Вернуться без входа' }).click();
    await page.waitForURL('**/catalog');
    expect(await storedToken(page)).toBeNull();
  });
});

test('return URL: another origin redirects home', async ({ page, shop }) => {
  await page.goto(`/login/callback?cb=${encodeURIComponent('//evil.example/')}`);
  await fillSignIn(page, demoIndividual);
  await page.waitForURL(`${shop.url}/`);
});

test('callback page: an old one redirects home', async ({ page, shop }) => {
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/login/callback?code=')) callback = request.url();
  });
  await signIn(page, demoIndividual, '/catalog');
  await page.goto(callback);
  await page.waitForURL(`${shop.url}/`);
  expect(await storedToken(page)).not.toBeNull();
});

test('sign-out: signs out all tabs and clears the session storage', async ({ page, context }) => {
  await signIn(page, demoOwner, protectedPath);
  await expect(orders(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.getByRole('button', { name: 'Выйти' }).first().click();
  await expect(needed(page)).toBeVisible();
  await other.waitForURL((url) => url.pathname === '/');
  expect(await storedToken(other)).toBeNull();
  const storedKeys = await other.evaluate(() => Object.keys(sessionStorage));
  expect(storedKeys.filter((key) => /^(cart|utm|pending|return)/.test(key))).toEqual([]);

  // The user is not signed in again silently, and the provider requires the password.
  await page.reload();
  await expect(needed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
  await fillSignIn(page, demoOwner);
  await expect(orders(page)).toBeVisible();
});

test('token renewal: works in four tabs at once', async ({ page, context }) => {
  const responses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/oidc/token')) responses.push(response.status());
  });
  await signIn(page, demoIndividual, '/catalog');
  const pages = [page];
  while (pages.length < 4) {
    const next = await context.newPage();
    await next.goto('/catalog');
    pages.push(next);
  }
  const token = (tab: Page) => storedToken(tab);
  for (let round = 0; round < 5; round += 1) {
    const before = await token(page);
    await ageToken(page);
    await expect
      .poll(async () => {
        await Promise.all(pages.map(focusTab));
        await renewalsEnd(page);
        return token(page);
      })
      .not.toBe(before);
  }
  expect(responses.length).toBeGreaterThan(5);
  expect(new Set(responses)).toEqual(new Set([200]));
  expect(new Set(await Promise.all(pages.map(token))).size).toBe(1);
  await page.goto(protectedPath);
  await expect(orders(page)).toBeVisible();
});

test.describe('while the provider is down', () => {
  test.use({ tolerance: { console: [/status of (401|503)/], statuses: [401, 503] } });

  test('user: stays signed in and can browse', async ({ page, context }) => {
    await signIn(page, demoIndividual, '/catalog');
    await context.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await ageToken(page);
    await focusTab(page);
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
    await context.unroute('**/oidc/**');
    await page.goto(protectedPath);
    await expect(orders(page)).toBeVisible();
  });

  test('user: sees that the sign-in cannot be confirmed, until it can', async ({
    page,
    context,
  }) => {
    await signIn(page, demoIndividual, '/catalog');
    await context.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await ageToken(page, -10);
    await page.goto(protectedPath);
    await expect(page.getByText('Не удаётся подтвердить вход, повторим.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText('Авторизуйтесь')).toHaveCount(0);
    expect(await storedToken(page)).not.toBeNull();
    await context.unroute('**/oidc/**');
    await expect(orders(page)).toBeVisible({ timeout: 20_000 });
  });

  test('sign-in: shows an error and can be retried', async ({ page, context }) => {
    await context.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto('/login/callback?cb=%2Fcatalog');
    await expect(page.getByText('Ошибка авторизации')).toBeVisible();
    await context.unroute('**/oidc/**');
    await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
    await fillSignIn(page, demoIndividual);
    await page.waitForURL('**/catalog');
  });
});

test.describe('a browser that stores nothing', () => {
  test.use({
    tolerance: { console: [/forbids localStorage|SecurityError|CLIENT_/], statuses: [] },
  });

  test('sign-in: says what to allow, and goes on once it is allowed', async ({ page }) => {
    await page.addInitScript(() => {
      if (document.cookie.includes('allowed=')) return;
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
      for (const place of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, place, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.goto(`/login/callback?cb=${encodeURIComponent('/catalog')}`);
    const forbidden = page.getByRole('heading', { level: 1, name: 'Браузер ничего не хранит' });
    await expect(forbidden).toBeVisible();
    await expect(page.getByText(/разрешите этому сайту файлы cookie/)).toBeVisible();
    const enter = page.getByRole('main').getByRole('button', { name: 'Войти в аккаунт' });
    await enter.click();
    await expect(forbidden).toBeVisible();

    await page.context().addCookies([{ name: 'allowed', value: 'yes', url: page.url() }]);
    await page.reload();
    await expect(page).toHaveURL(/\/oidc\//);
    await fillSignIn(page, demoIndividual);
    await expect(page).toHaveURL('/catalog');
  });
});
