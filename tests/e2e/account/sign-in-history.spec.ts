import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';

const banner = (page: Page) => page.getByRole('banner');
const account = (page: Page) => banner(page).getByText(demoIndividual.firstName);

/** Signs in from the page that is open, as a visitor does by the account menu. */
async function signInHere(page: Page): Promise<void> {
  await expectHydrated(page);
  await banner(page).getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
  await fillSignIn(page, demoIndividual);
}

test.describe(() => {
  // The page of the used sign-in is a 400, which goes on to the page before.
  test.use({ tolerance: { console: [/status of 400/], statuses: [400] } });

  test('history after a sign-in: Back leads to the pages before, signed in, past the provider', async ({
    page,
  }) => {
    await page.goto('/catalog');
    await page.goto('/products');
    await signInHere(page);
    await page.waitForURL((url) => url.pathname === '/products');
    await expect(account(page)).toBeVisible();

    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/products');
    await expect(account(page)).toBeVisible();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/catalog');
    await expect(account(page)).toBeVisible();
  });
});

test('visitor’s page from the back/forward cache: shows who has signed in meanwhile', async ({
  page,
}) => {
  await page.goto('/products');
  await signInHere(page);
  await expect(account(page)).toBeVisible();
  // No script of the shop runs here, so nothing is requested while the tokens are gone.
  await page.goto('/robots.txt');
  const stored = await page.evaluate(() => {
    const users = Object.entries(localStorage).filter(([key]) => key.startsWith('oidc.user:'));
    localStorage.clear();
    return users;
  });
  await page.goto('/catalog');
  await expectHydrated(page);
  await expect(account(page)).toHaveCount(0);
  // What a page that was in the cache while another one signed in finds when it is shown again.
  await page.evaluate((users) => {
    for (const [key, user] of users) localStorage.setItem(key, user);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, stored);
  await expect(account(page)).toBeVisible();
});
