import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  findCutLabels,
  findWideElements,
  showLongestValues,
} from '#tests/e2e/support/longest-values.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { type Dialog, dialogs, openDialog } from './dialogs.ts';

const takesScreenshots = process.env.SCREENSHOTS !== 'off';
const shapes = [
  { viewport: { width: 390, height: 844 }, narrower: [390, 360, 320] },
  { viewport: { width: 1440, height: 900 }, narrower: [1440] },
];

/** Widths of the specification, in pixels; on a phone a dialog is a sheet of its width. */
const WIDTHS = [320, 480, 560, 640, 720];
const PHONE = 767;

/** A dialog keeps the shape in which it was opened, so each viewport opens its own. */
for (const { viewport, narrower } of shapes) {
  for (const dialog of Object.values<Dialog>(dialogs)) {
    test.describe(() => {
      test.use({ person: dialog.person, viewport });

      test(`dialog ${dialog.name}: is accessible and fits when opened at ${viewport.width} px`, async ({
        page,
      }) => {
        const shown = await openDialog(page, dialog);
        await settle(page);
        if (takesScreenshots) {
          const file = `${dialog.name}-${viewport.width}.png`;
          await page.screenshot({
            path: path.join(projectRoot, 'test-results', 'dialogs', file),
            animations: 'disabled',
          });
        }
        // The page behind it is checked by `screens.spec.ts`.
        expect(await findAxeFaults(page, '[role="dialog"]')).toEqual([]);
        await expect(shown.locator('header'), 'A second banner of the page').toHaveCount(0);
        if (viewport.width > PHONE) expect(WIDTHS).toContain(await widthOf(shown));
        for (const width of narrower) {
          await page.setViewportSize({ ...viewport, width });
          await showLongestValues(page);
          expect(await findWideElements(page), `Too wide for ${width} px`).toEqual([]);
          expect(await findCutLabels(page), `Cut at ${width} px`).toEqual([]);
          expect(await findSidewaysScroll(shown), `Scrolls at ${width} px`).toEqual([]);
        }
        expect(await shown.evaluate((element) => element.contains(document.activeElement))).toBe(
          true,
        );
        // A small laptop, whose browser takes its part of the 768 px.
        await page.setViewportSize({ ...viewport, height: Math.min(viewport.height, 620) });
        for (const submit of await shown.locator('[type="submit"]').all()) {
          await expect(submit).toBeInViewport({ ratio: 1 });
        }
        await page.setViewportSize(viewport);
        await page.keyboard.press('Escape');
        if (dialog.hasTyped) {
          await shown
            .getByRole('alertdialog', { name: 'Закрыть без сохранения?' })
            .getByRole('button', { name: 'Закрыть' })
            .click();
        }
        await expect(shown).toBeHidden();
      });
    });
  }
}

async function widthOf(dialog: Locator): Promise<number> {
  return Math.round((await dialog.boundingBox())?.width ?? 0);
}

/** Waits for requests, and for transitions: axe would measure half-transparent colors. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState !== 'running' || isEndless;
    }),
  );
}

/** Elements inside that can be scrolled sideways. */
function findSidewaysScroll(shown: Locator): Promise<string[]> {
  return shown.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`),
  );
}
