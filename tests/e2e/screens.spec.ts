import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#scripts/project-root.ts';
import { screens } from './screens.ts';
import { findAxeFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** Pictures are for people; `npm test`, which nobody watches, does without them. */
const takesPictures = process.env.SCREENSHOTS !== 'off';

test.use({ viewport: phone });
// The two workers share the work.
test.describe.configure({ mode: 'parallel' });

/** The screen as a whole: it opens, nothing complains, anybody can use it, nothing sticks out. */
for (const { name, url, heading, person } of screens) {
  test.describe(() => {
    test.use({ person });

    test(name, async ({ page, states }) => {
      await page.goto(typeof url === 'string' ? url : await url(await states()));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      await inspect(page, name);
      // One page for both widths: turning a device or widening a window must do no harm either.
      await page.setViewportSize(desk);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      await inspect(page, name);
    });
  });
}

/** What every screen must stand at the present width. */
async function inspect(page: Page, name: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const width = page.viewportSize()?.width ?? 0;
  if (takesPictures) {
    const file = path.join(projectRoot, 'test-results', 'screens', `${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  }
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `The page scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
  expect(await findAxeFaults(page), `axe at ${width} px`).toEqual([]);
}
