import type { Page } from '@playwright/test';
import { planTrials, type Trial } from '#tests/e2e/support/fault-trials.ts';
import { everyFault, installFaults, setFaults } from '#tests/e2e/support/faults.ts';
import { type PageState, readPageState } from '#tests/e2e/support/page/page-state.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { failingScreens } from './failing-screens.ts';

/**
 * Calls whose failure need not be shown: the page has its main content, and what is missing (a
 * count, a suggestion, the poll whether the user still works for a company) blocks nothing.
 */
const silentCalls =
  /GET \/api\/v1\/(?:settings|profile|partners|user\/customers|profile\/compare\/preview|favorites\/preview|cart\/preview|notifications|profile\/views\/products|product\/hits|product\/categories)$|product\/recommendations$/;

test.use({
  tolerance: {
    console: [
      /Failed to load resource/,
      /ApiError|NetworkError|ContractError|CallError/,
      /error boundary|Error in route match/,
    ],
    statuses: [],
  },
});

const manyMinutes = 15 * 60_000;

for (const [row, { name, person, open, heading, silent: own, shown }] of failingScreens.entries()) {
  test.describe(() => {
    test.use({ person });

    test(`failures on ${name}: every failed call is shown and nothing is blank`, async ({
      page,
      shop,
      states,
    }) => {
      if (everyFault) test.setTimeout(manyMinutes);
      await installFaults(page);
      const path = await open(await states(), shop);
      await page.goto(path);
      const initial = await readPageState(page);
      expect(initial.heading).toMatch(heading);
      expect(initial.retry || initial.toast, 'No failure at first').toBe(false);

      const calls = [...new Set(await page.evaluate(() => window.testFaults.calls))];
      const maySilentlyFail = (call: string) =>
        own?.test(call) === true || (silentCalls.test(call) && shown?.test(call) !== true);
      const wrong: string[] = [];
      for (const trial of planTrials(calls, maySilentlyFail, row)) {
        const label = trial.faults.map(({ call, kind }) => `${call} ${kind}`).join(', ');
        const found = await validate(page, path, trial, heading);
        wrong.push(...found.map((what) => `${label}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  });
}

/** What is wrong with the page while these calls fail, and after they work again. */
async function validate(
  page: Page,
  path: string,
  { faults, silent: isSilent }: Trial,
  heading: RegExp,
): Promise<string[]> {
  await setFaults(page, faults);
  await page.goto(path);
  if (!isSilent && !(await somethingFails(page))) return ['nothing failed'];
  const state = await readPageState(page);
  const wrong: string[] = [];
  if (state.letters < 20) wrong.push('the page is blank');
  if (isSilent && !heading.test(state.heading)) wrong.push(`the page is lost: ${state.heading}`);
  if (!isSilent && !state.retry && !(await toastComes(page))) {
    wrong.push(`no error is shown: ${state.heading}`);
  }
  await setFaults(page, []);
  const after = await retryAll(page, state);
  if (after.retry) wrong.push('a retry does not help');
  return wrong;
}

/** Clicks every «Повторить», one after another. */
async function retryAll(page: Page, state: PageState): Promise<PageState> {
  const again = page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: 'Повторить' });
  let after = state;
  for (let left = state.retry ? await again.count() : 0; after.retry && left > 0; left -= 1) {
    await again.first().click();
    after = await readPageState(page);
  }
  return after;
}

/** A call may wait for another one, or for a chunk that is still loading. */
function somethingFails(page: Page): Promise<boolean> {
  return comes(page.waitForFunction(() => window.testFaults.failed > 0, null, { timeout: 15_000 }));
}

/** Toasts are a lazy-loaded chunk, so the first one is late. */
function toastComes(page: Page): Promise<boolean> {
  const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
  return comes(toast.waitFor({ timeout: 15_000 }));
}

function comes(wait: Promise<unknown>): Promise<boolean> {
  return wait.then(
    () => true,
    () => false,
  );
}
