import type { Page } from '@playwright/test';
import { demoIndividual, demoOwner } from '#server/demo/people.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const protectedPath = '/profile/orders';
const needed = (page: Page) => page.getByRole('heading', { name: 'Авторизуйтесь' });
const orders = (page: Page) => page.getByRole('heading', { level: 1, name: /заказы/i });

/** The token the page holds, read from where the sign-in library keeps it. */
function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    const stored = key && localStorage.getItem(key);
    return stored ? (JSON.parse(stored) as { access_token: string }).access_token : null;
  });
}

/** Makes the page believe that its token runs out in half a minute. */
async function ageToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    user.expires_at = Math.floor(Date.now() / 1000) + 30;
    localStorage.setItem(key, JSON.stringify(user));
  });
}

const lookAt = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Waits until every renewal requested so far is over: they queue for one lock. */
async function renewalsEnd(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request('oidc-renewal:dental-spa', () => {}));
}

test('a visitor loads nothing of the sign-in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/oidc|session-runtime|OidcProvider/.test(path))).toEqual([]);
});

test('a protected page leads to the login and back to the same address', async ({ page }) => {
  await page.goto(`${protectedPath}?utm_source=mail`);
  await fillSignIn(page, demoIndividual);
  await expect(orders(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(protectedPath);
  await page.reload();
  await expect(orders(page)).toBeVisible();
});

test('a living session at the provider signs in without a page', async ({ page }) => {
  await signIn(page, demoIndividual);
  // Away from the shop, whose calls would miss their token.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(protectedPath);
  await expect(orders(page)).toBeVisible();
});

test.describe('with a wrong password', () => {
  test.use({ tolerance: { console: [/status of 401/], statuses: [] } });

  test('the login is kept; turning back keeps the place', async ({ page }) => {
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

test('a return address that leads elsewhere leads home', async ({ page, shop }) => {
  await page.goto(`/login/callback?cb=${encodeURIComponent('//evil.example/')}`);
  await fillSignIn(page, demoIndividual);
  await page.waitForURL(`${shop.url}/`);
});

test('an old callback page leads home instead of failing', async ({ page, shop }) => {
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/login/callback?code=')) callback = request.url();
  });
  await signIn(page, demoIndividual, '/catalog');
  await page.goto(callback);
  await page.waitForURL(`${shop.url}/`);
  expect(await storedToken(page)).not.toBeNull();
});

test('signing out in one tab signs out the others and leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page, demoOwner, protectedPath);
  await expect(orders(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.getByRole('button', { name: 'Выйти' }).first().click();
  await expect(needed(page)).toBeVisible();
  await other.waitForURL((url) => url.pathname === '/');
  expect(await storedToken(other)).toBeNull();
  const kept = await other.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => /^(cart|utm|pending|return)/.test(key))).toEqual([]);

  // Not signed in again behind the user's back, and the provider requests the password anew.
  await page.reload();
  await expect(needed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
  await fillSignIn(page, demoOwner);
  await expect(orders(page)).toBeVisible();
});

test('four tabs renew together and nobody is signed out', async ({ page, context }) => {
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
        await Promise.all(pages.map(lookAt));
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
  test.use({ tolerance: { console: [/status of 503/], statuses: [503] } });

  test('the user stays signed in and browses on', async ({ page, context }) => {
    await signIn(page, demoIndividual, '/catalog');
    await context.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await ageToken(page);
    await lookAt(page);
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
    await context.unroute('**/oidc/**');
    await page.goto(protectedPath);
    await expect(orders(page)).toBeVisible();
  });

  test('signing in says so and can be tried again', async ({ page, context }) => {
    await context.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto('/login/callback?cb=%2Fcatalog');
    await expect(page.getByText('Ошибка авторизации')).toBeVisible();
    await context.unroute('**/oidc/**');
    await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
    await fillSignIn(page, demoIndividual);
    await page.waitForURL('**/catalog');
  });
});
