import { expect, type Locator, type Page, test } from '@playwright/test';
import { faultKinds, setFaults } from './faults.ts';

/** Something the reader does that the back end fails to do. */
export interface Change {
  /** The call, as a regular expression over method and path. */
  call: string;
  act: (page: Page) => Promise<void>;
  /** A file: what comes instead of one is no failed call, of which the shop could be told. */
  isFile?: true;
  /** What must be as it was: the reader goes on from there. */
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

/** Console messages of the shop about the failures that a test asks for. */
export const toldFailures = {
  console: [/ApiError|NetworkError|ContractError|CallError/],
  statuses: [],
};

/** Opens a page and waits for its heading. */
export async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Each change is tried with each fault: one toast tells it, it can be reported, nothing is lost. */
export async function tryAll(page: Page, changes: readonly Change[]): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
  for (const { call, act, kept, isFile } of changes) {
    for (const kind of faultKinds) {
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
  }
  await setFaults(page, []);
}
