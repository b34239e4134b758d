import type { Page } from '@playwright/test';

interface Clock {
  benchClock: Promise<number>;
  scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): void };
}

/**
 * Milliseconds from an input event to the first frame in which what `read` tells has changed into
 * something else that is not empty.
 *
 * @param event that starts the clock: `pointerdown` for a click, `input` for a key.
 * @param read runs in the page, so it must not use anything from outside.
 * @param act brings the event about.
 */
export async function timeChange(
  page: Page,
  event: string,
  read: () => string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(`window.benchClock = (${clock})(${JSON.stringify(event)}, ${read}); 0`);
  await act();
  return page.evaluate(() => (window as unknown as Clock).benchClock);
}

/**
 * Runs in the page. A change of the document is seen as soon as it is made; the next animation
 * frame shows it, and a task of the highest priority that is requested in that frame comes when it
 * has been drawn, before whatever else the page has to do.
 */
function clock(event: string, read: () => string): Promise<number> {
  const { scheduler } = window as unknown as Clock;
  const before = read();
  return new Promise((resolve) => {
    let began: number | undefined;
    const observer = new MutationObserver(() => {
      const now = read();
      if (began === undefined || now === '' || now === before) return;
      observer.disconnect();
      const start = began;
      requestAnimationFrame(() => {
        scheduler.postTask(() => resolve(performance.now() - start), {
          priority: 'user-blocking',
        });
      });
    });
    addEventListener(
      event,
      ({ timeStamp }) => {
        began ??= timeStamp;
      },
      { capture: true },
    );
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}
