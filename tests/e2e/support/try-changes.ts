import { expect, type Locator, type Page, test } from '@playwright/test';
import { rotation } from './fault-trials.ts';
import { everyFault, type FaultKind, faultKinds, installFaults, setFaults } from './faults.ts';

/** An action of the user whose request fails. */
export interface Change {
  /** The request, as a regular expression over method and path. */
  call: string;
  act: (page: Page) => Promise<void>;
  /** The response is a file; a wrong file is no failed request that can be reported. */
  isFile?: true;
  /** Checks that nothing changed, so that the user can continue. */
  expectUnchanged: (page: Page) => Promise<void>;
}

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const clickButton = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();
export const shows = (find: (page: Page) => Locator) => (page: Page) =>
  expect(find(page)).toBeVisible();
export const holds = (find: (page: Page) => Locator, text: string) => (page: Page) =>
  expect(find(page)).toHaveValue(text);

/**
 * Options for tests of failing changes: the logged failures are expected, and nothing is animated, so
 * that no test waits for a toast or a dialog to disappear.
 */
export const expectedFailures = {
  tolerance: { console: [/ApiError|NetworkError|ContractError|CallError/], statuses: [] },
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** Opens a page and waits for its heading. */
export async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Returns a function that tries the changes of one screen: each failure shows one toast, can be
 * reported and loses nothing. Together they use every kind of failure; with `FAULTS=all` each does.
 * @param count the number of changes of the screen.
 */
export async function trialsOf(
  page: Page,
  count: number,
): Promise<(changes: readonly Change[]) => Promise<void>> {
  await installFaults(page);
  const kind = rotation(count);
  const each = everyFault ? faultKinds.length : Math.ceil(faultKinds.length / count);
  if (everyFault) test.slow();
  return async (changes) => {
    for (const change of changes) {
      for (let turn = 0; turn < each; turn += 1) await tryOnce(page, change, kind());
    }
    await setFaults(page, []);
  };
}

async function tryOnce(
  page: Page,
  { call, act, expectUnchanged, isFile }: Change,
  kind: FaultKind,
) {
  const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
  await test.step(`${call}: ${kind}`, async () => {
    await setFaults(page, [{ call: `^${call}`, kind }]);
    await act(page);
    await expect(toast).toHaveCount(1);
    const report = toast.getByRole('button', { name: 'Сообщить' });
    if (!isFile) await expect(report).toBeVisible();
    await expectUnchanged(page);
    await toast.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await expect(toast).toHaveCount(0);
  });
}
