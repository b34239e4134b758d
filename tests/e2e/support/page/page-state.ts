import { expect, type Page } from '@playwright/test';

/** The state of an idle page. */
export interface PageState {
  /** The main heading, or that of an error in its place. */
  heading: string;
  /** Length of the text in the main part. */
  letters: number;
  /** A part of the main content failed and has a retry. */
  retry: boolean;
  /** A toast shows a failure. */
  toast: boolean;
}

/** Waits until the page is idle, then reads its state. */
export async function readPageState(page: Page): Promise<PageState> {
  expect(await page.evaluate(waitUntilIdle), 'The page becomes idle').toBe(true);
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const buttons = [...(main?.querySelectorAll('[role="alert"] button') ?? [])];
    const alerts = [...document.querySelectorAll('[role="alert"]')];
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count.
      letters: main?.innerText.trim().length ?? 0,
      retry: buttons.some(({ textContent }) => textContent?.trim() === 'Повторить'),
      toast: alerts.some(
        (alert) => !main?.contains(alert) && alert.textContent?.includes('Что-то пошло не так'),
      ),
    };
  });
}

/** Runs in the page: waits until several checks in a row find it idle; false if it never is. */
function waitUntilIdle(): Promise<boolean> {
  const [pause, idleChecks, timeout] = [40, 4, 20_000];
  const until = Date.now() + timeout;
  return new Promise((resolve) => {
    let idle = 0;
    const check = () => {
      const main = document.querySelector('main');
      const isIdle =
        main !== null &&
        window.testFaults.open === 0 &&
        main.querySelector('[aria-busy="true"]') === null &&
        document.querySelector('h1, [role="alert"]') !== null;
      idle = isIdle ? idle + 1 : 0;
      if (idle === idleChecks || Date.now() > until) resolve(idle === idleChecks);
      else setTimeout(check, pause);
    };
    check();
  });
}
