import { expect, type Page } from '@playwright/test';

/** What a page shows when it has come to rest. */
export interface Look {
  /** The main heading, or of an error in its place. */
  heading: string;
  /** Length of the text in the main part. */
  letters: number;
  /** Something in the main part could not be shown and can be tried again. */
  retry: boolean;
  /** A toast tells of a failure. */
  toast: boolean;
}

/** Waits until nothing is on its way or being drawn any more, then looks at the page. */
export async function lookAround(page: Page): Promise<Look> {
  expect(await page.evaluate(comeToRest), 'The page comes to rest').toBe(true);
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const buttons = [...(main?.querySelectorAll('[role="alert"] button') ?? [])];
    const alerts = [...document.querySelectorAll('[role="alert"]')];
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      // biome-ignore lint/performance/useDomNodeTextContent: what can not be seen does not count.
      letters: main?.innerText.trim().length ?? 0,
      retry: buttons.some(({ textContent }) => textContent?.trim() === 'Повторить'),
      toast: alerts.some(
        (alert) => !main?.contains(alert) && alert.textContent?.includes('Что-то пошло не так'),
      ),
    };
  });
}

/** Runs in the page: waits until it has been at rest for some looks in a row; false if it never is. */
function comeToRest(): Promise<boolean> {
  const [pause, calmLooks, patience] = [40, 4, 20_000];
  const until = Date.now() + patience;
  return new Promise((resolve) => {
    let calm = 0;
    const look = () => {
      const main = document.querySelector('main');
      const rests =
        main !== null &&
        window.testFaults.open === 0 &&
        main.querySelector('[aria-busy="true"]') === null &&
        document.querySelector('h1, [role="alert"]') !== null;
      calm = rests ? calm + 1 : 0;
      if (calm === calmLooks || Date.now() > until) resolve(calm === calmLooks);
      else setTimeout(look, pause);
    };
    look();
  });
}
