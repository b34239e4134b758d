import { expect, type Page } from '@playwright/test';

/** Holds back files whose URL matches a glob until the returned function is called. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page is hydrated: the search opens by its shortcut and closes. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
