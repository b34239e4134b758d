import type { Page } from '@playwright/test';

interface Clock {
  benchClock: Promise<number>;
  scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): void };
}

const LONGEST_MS = 10_000;

/**
 * Milliseconds from an input event to the first frame in which the result of `read` has changed and is not
 * empty.
 *
 * @param event that starts the clock: `pointerdown` for a click, `input` for a key.
 * @param read runs in the page, so it must not use anything from outside.
 * @param act triggers the event.
 * @throws Error when nothing has changed after ten seconds.
 */
export async function timeChange(
  page: Page,
  event: string,
  read: () => string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(`window.benchClock = (${clock})(${JSON.stringify(event)}, ${read}); 0`);
  await act();
  return page.evaluate(
    (most) =>
      Promise.race([
        (window as unknown as Clock).benchClock,
        new Promise<never>((_, reject) =>
          setTimeout(reject, most, new Error('Nothing has changed on the page')),
        ),
      ]),
    LONGEST_MS,
  );
}

/**
 * Runs in the page. A MutationObserver or the load of an image shows the change; the next animation frame shows it, and a task of
 * the highest priority that is queued in that frame runs right after it has been painted.
 */
function clock(event: string, read: () => string): Promise<number> {
  const { scheduler } = window as unknown as Clock;
  const before = read();
  return new Promise((resolve) => {
    let began: number | undefined;
    const check = () => {
      const now = read();
      if (began === undefined || now === '' || now === before) return;
      observer.disconnect();
      removeEventListener('load', check, { capture: true });
      const start = began;
      requestAnimationFrame(() => {
        scheduler.postTask(() => resolve(performance.now() - start), {
          priority: 'user-blocking',
        });
      });
    };
    const observer = new MutationObserver(check);
    // An image has been loaded.
    addEventListener('load', check, { capture: true });
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
