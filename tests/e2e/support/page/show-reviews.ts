import { expect, type Page } from '@playwright/test';

/**
 * Scrolls a product's page to its reviews: they load near the viewport only, and the section is drawn
 * again when the user's own response comes.
 */
export async function showReviews(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#reviews').scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(page.getByRole('heading', { name: /^Отзывы/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
}
