import { screens } from './screens.ts';
import { findWideElements, pinnedShare, showLongestValues } from './support/longest-values.ts';
import { expect, test } from './support/test.ts';

// The two workers share the work.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 740 } });

/** A laptop of 1440×900 at 200 %. */
const zoomed = { width: 720, height: 450 };
/** Bars leave at least three quarters of the window to the page. */
const most = 0.25;

for (const { name, url, heading, person } of screens) {
  test.describe(() => {
    test.use({ person });

    test(`${name}: fits narrow and low windows with the longest values`, async ({
      page,
      states,
    }) => {
      await page.goto(typeof url === 'string' ? url : await url(await states()));
      const title = page.getByRole('heading', { level: 1, name: heading, includeHidden: true });
      await expect(title).toHaveCount(1);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      // Bars alone are measured: the notice goes with its answer.
      const answer = page.getByRole('button', { name: 'Хорошо' });
      if (await answer.isVisible()) await answer.click();
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await showLongestValues(page);
        expect(await findWideElements(page), `Too wide for ${width} px`).toEqual([]);
      }
      await page.setViewportSize(zoomed);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      const { share, bars } = await pinnedShare(page);
      expect(share, `Pinned at 200 %: ${bars.join(', ')}`).toBeLessThanOrEqual(most);
    });
  });
}
