import type { Page } from '@playwright/test';
import { failingScreens } from './failing-screens.ts';
import { planTrials, type Trial } from './support/fault-trials.ts';
import { everyFault, installFaults, setFaults } from './support/faults.ts';
import { type Look, lookAround } from './support/look-around.ts';
import { expect, test } from './support/test.ts';

/**
 * Calls whose failure the user need not be told of: the page has all it is about, and what is
 * missing (a count, a suggestion) does not stand in the way of anything.
 */
const quiet =
  /GET \/api\/v1\/(?:settings|profile|profile\/compare\/preview|favorites\/preview|cart\/preview|notifications|profile\/views\/products|product\/hits|product\/categories)$|product\/recommendations$/;

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

for (const [row, { name, person, open, heading, quiet: own }] of failingScreens.entries()) {
  test.describe(() => {
    test.use({ person });

    test(`${name}: whatever a call answers, it is told, and nothing is blank`, async ({
      page,
      shop,
      states,
    }) => {
      if (everyFault) test.setTimeout(manyMinutes);
      await installFaults(page);
      const address = await open(await states(), shop);
      await page.goto(address);
      const well = await lookAround(page);
      expect(well.heading).toMatch(heading);
      expect(well.retry || well.toast, 'All is well at first').toBe(false);

      const calls = [...new Set(await page.evaluate(() => window.testFaults.calls))];
      const mayBeQuiet = (call: string) => quiet.test(call) || own?.test(call) === true;
      const wrong: string[] = [];
      for (const trial of planTrials(calls, mayBeQuiet, row)) {
        const label = trial.faults.map(({ call, kind }) => `${call} ${kind}`).join(', ');
        const found = await validate(page, address, trial, heading);
        wrong.push(...found.map((what) => `${label}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  });
}

/** What is wrong with the page when these calls fail, and after they work again. */
async function validate(
  page: Page,
  address: string,
  { faults, quiet: isQuiet }: Trial,
  heading: RegExp,
): Promise<string[]> {
  await setFaults(page, faults);
  await page.goto(address);
  if (!isQuiet && !(await somethingFails(page))) return ['nothing failed'];
  const look = await lookAround(page);
  const wrong: string[] = [];
  if (look.letters < 20) wrong.push('the page is blank');
  if (isQuiet && !heading.test(look.heading)) wrong.push(`the page is lost: ${look.heading}`);
  if (!isQuiet && !look.retry && !(await toastComes(page))) {
    wrong.push(`nothing is told: ${look.heading}`);
  }
  await setFaults(page, []);
  const after = await tryAgain(page, look);
  if (after.retry) wrong.push('trying again does not help');
  return wrong;
}

/** Clicks «Повторить» wherever it stands, one after another. */
async function tryAgain(page: Page, look: Look): Promise<Look> {
  const again = page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: 'Повторить' });
  let after = look;
  for (let left = look.retry ? await again.count() : 0; after.retry && left > 0; left -= 1) {
    await again.first().click();
    after = await lookAround(page);
  }
  return after;
}

/** A call may wait for another one, or for a part of the shop that is still being loaded. */
function somethingFails(page: Page): Promise<boolean> {
  return comes(page.waitForFunction(() => window.testFaults.failed > 0, null, { timeout: 15_000 }));
}

/** The layer of toasts is loaded with the first of them, so that it comes a moment later. */
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
