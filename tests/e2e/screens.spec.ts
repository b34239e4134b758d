import path from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { screens } from './screens.ts';
import { findAxeFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// The two workers share the work.
test.describe.configure({ mode: 'parallel' });

/** The screen as a whole: it opens, nothing complains, anybody can use it, nothing sticks out. */
for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { name, url, heading, person } of screens) {
      test.describe(() => {
        test.use({ person });

        test(name, async ({ page, states }) => {
          await page.goto(typeof url === 'string' ? url : await url(await states()));
          await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await page.waitForLoadState('networkidle');

          const folder = path.join(projectRoot, 'test-results', 'screens');
          const file = path.join(folder, `${name}-${viewport.width}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });

          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, 'The page scrolls sideways').toBeLessThanOrEqual(viewport.width);
          expect(await findAxeFaults(page)).toEqual([]);
        });
      });
    }
  });
}
