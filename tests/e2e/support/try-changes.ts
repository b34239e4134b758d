import { expect, type Locator, type Page, test } from '@playwright/test';
import { rotation } from './fault-trials.ts';
import { everyFault, type FaultKind, faultKinds, installFaults, setFaults } from './faults.ts';

/** Something the user does that the back end fails to do. */
export interface Change {
  /** The call, as a regular expression over method and path. */
  call: string;
  act: (page: Page) => Promise<void>;
  /** A file: what comes instead of one is no failed call, of which the shop could be told. */
  isFile?: true;
  /** What must be as it was: the user goes on from there. */
  kept: (page: Page) => Promise<void>;
}

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();
export const shows = (find: (page: Page) => Locator) => (page: Page) =>
  expect(find(page)).toBeVisible();
export const holds = (find: (page: Page) => Locator, text: string) => (page: Page) =>
  expect(find(page)).toHaveValue(text);

/**
 * For who tries changes: the shop's messages about failures that a test requests are to be expected,
 * and nothing moves, so that nobody waits for a toast or a dialog to be gone.
 */
export const toldFailures = {
  tolerance: { console: [/ApiError|NetworkError|ContractError|CallError/], statuses: [] },
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** Opens a page and waits for its heading. */
export async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * What tries the changes of one screen: of each that fails one toast tells, it can be reported, and
 * nothing is lost. All of them together meet every kind of failure; with `FAULTS=all` each does.
 * @param count how many changes the screen has.
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

async function tryOnce(page: Page, { call, act, kept, isFile }: Change, kind: FaultKind) {
  const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
  await test.step(`${call}: ${kind}`, async () => {
    await setFaults(page, [{ call: `^${call}`, kind }]);
    await act(page);
    await expect(toast).toHaveCount(1);
    const report = toast.getByRole('button', { name: 'Сообщить' });
    if (!isFile) await expect(report).toBeVisible();
    await kept(page);
    await toast.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await expect(toast).toHaveCount(0);
  });
}
