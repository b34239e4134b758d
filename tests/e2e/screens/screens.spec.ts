import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  findCutLabels,
  findWideElements,
  pinnedShare,
  showLongestValues,
} from '#tests/e2e/support/longest-values.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { screens } from './screens.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** A laptop of 1366×768 at 200 % zoom, and the smallest phone. */
const low = [
  { width: 683, height: 384 },
  { width: 320, height: 568 },
] as const;
/** Fixed bars leave at least three quarters of the viewport to the page. */
const mostPinned = 0.25;
/** Screenshots are for people; `npm test` takes none. */
const takesScreenshots = process.env.SCREENSHOTS !== 'off';

test.use({ viewport: phone });
// Runs the tests of this file in both workers.
test.describe.configure({ mode: 'parallel' });

/** Checks of every screen: no errors, no accessibility violations, no overflow at any size. */
for (const { name, url, heading, person } of screens) {
  test.describe(() => {
    test.use({ person });

    test(`screen ${name}: opens, is accessible and fits narrow and low viewports`, async ({
      page,
      states,
    }) => {
      await page.goto(typeof url === 'string' ? url : await url(await states()));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      await inspect(page, name);
      // One page for both widths: rotating a device or resizing a window must not break it either.
      await page.setViewportSize(desk);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      await inspect(page, name);
      await fitLongestValues(page);
      await leaveRoom(page);
    });
  });
}

/** Checks of the screen at the current width. */
async function inspect(page: Page, name: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const width = page.viewportSize()?.width ?? 0;
  if (takesScreenshots) {
    const file = path.join(projectRoot, 'test-results', 'screens', `${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  }
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `The page scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
  expect(await findAxeFaults(page), `axe at ${width} px`).toEqual([]);
}

/** No element is wider than a phone, however long the amounts and names are. */
async function fitLongestValues(page: Page): Promise<void> {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await showLongestValues(page);
    expect(await findWideElements(page), `Too wide for ${width} px`).toEqual([]);
    expect(await findCutLabels(page), `Cut at ${width} px`).toEqual([]);
  }
}

/** Fixed bars leave most of a low viewport to the page, under the cookie notice, too. */
async function leaveRoom(page: Page): Promise<void> {
  for (const viewport of low) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    const { share, bars } = await pinnedShare(page);
    const where = `Pinned at ${viewport.width}×${viewport.height}: ${bars.join(', ')}`;
    expect(share, where).toBeLessThanOrEqual(mostPinned);
  }
}
