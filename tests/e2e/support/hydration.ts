import { expect, type Page } from '@playwright/test';

/** Keeps files on their way, by a glob of their addresses, until what it returns is called. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Sees that the page answers: its search opens by a key, and closes. */
export async function seeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
