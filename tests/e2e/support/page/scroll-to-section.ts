import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls until a region that renders when it becomes visible is in view; returns the region. */
export async function scrollToSection(page: Page, heading: string): Promise<Locator> {
  const title = page.getByRole('heading', { level: 2, name: heading });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(title).toBeVisible({ timeout: 200 });
  }).toPass();
  await title.scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: heading });
}
