import type { Page } from '@playwright/test';
import { failingScreens } from './failing-screens.ts';
import { type Fault, faultKinds, installFaults, setFaults } from './support/faults.ts';
import { lookAround } from './support/look-around.ts';
import { expect, test } from './support/test.ts';

/**
 * Calls whose failure the reader need not be told of: the page has all it is about, and what is
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

for (const [row, { name, person, open, heading, quiet: own }] of failingScreens.entries()) {
  test.describe(() => {
    test.use({ person });

    test(`${name}: whatever a call answers, it is told, and nothing is blank`, async ({
      page,
      shop,
      states,
    }) => {
      await installFaults(page);
      const address = await open(await states(), shop);
      await page.goto(address);
      const well = await lookAround(page);
      expect(well.heading).toMatch(heading);
      expect(well.retry || well.toast, 'All is well at first').toBe(false);

      const calls = [...new Set(await page.evaluate(() => window.testFaults.calls))];
      const mayBeQuiet = (call: string) => quiet.test(call) || own?.test(call) === true;
      const wrong: string[] = [];
      const attempt = async (faults: Fault[], isQuiet: boolean) => {
        const label = faults.map(({ call, kind }) => `${call} ${kind}`).join(', ');
        wrong.push(
          ...(await judge(page, address, faults, isQuiet)).map((what) => `${label}: ${what}`),
        );
      };
      // Each call fails alone in one way, another one on each screen; all together in every way.
      for (const [column, call] of calls.entries()) {
        const kind = faultKinds[(row + column) % faultKinds.length] ?? '500';
        await attempt(
          [{ call: `^${call.replaceAll(/[.?*+(){}[\]]/g, '\\$&')}$`, kind }],
          mayBeQuiet(call),
        );
      }
      const allQuiet = calls.every(mayBeQuiet);
      for (const kind of faultKinds) await attempt([{ call: '.', kind }], allQuiet);
      expect(wrong).toEqual([]);
    });
  });
}

/** What is wrong with the page when these calls fail, and after they work again. */
async function judge(
  page: Page,
  address: string,
  faults: readonly Fault[],
  isQuiet: boolean,
): Promise<string[]> {
  await setFaults(page, faults);
  await page.goto(address);
  const look = await lookAround(page);
  const wrong: string[] = [];
  if (look.letters < 20) wrong.push('the page is blank');
  if (!isQuiet) {
    if (look.failed === 0) wrong.push('nothing failed');
    else if (!look.retry && !(await toastComes(page))) {
      wrong.push(`nothing is told: ${look.heading}`);
    }
  }
  await setFaults(page, []);
  if (look.retry) {
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('button', { name: 'Повторить' })
      .first()
      .click();
    const after = await lookAround(page);
    if (after.retry) wrong.push('trying again does not help');
  }
  return wrong;
}

/** The layer of toasts is loaded with the first of them, so that it comes a moment later. */
function toastComes(page: Page): Promise<boolean> {
  const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
  return toast.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
}
