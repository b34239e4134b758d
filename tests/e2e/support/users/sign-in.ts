import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { DemoPerson } from '#demo/people.ts';

/** Fills in the provider's sign-in form, which must be open, and returns to the shop. */
export async function fillSignIn(page: Page, person: DemoPerson): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await page.getByLabel('Логин или e-mail').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Signs in through the login page and ends on `returnTo`, a path of the shop. */
export async function signIn(page: Page, person: DemoPerson, returnTo = '/'): Promise<void> {
  await page.goto(`/login/callback?cb=${encodeURIComponent(returnTo)}`);
  await fillSignIn(page, person);
  await page.waitForURL((url) => url.pathname + url.search === returnTo);
}
