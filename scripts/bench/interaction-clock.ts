import type { Page } from '@playwright/test';

interface Clock {
  benchClock: Promise<number>;
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
 * frame shows it, and the message posted in that frame arrives when it has been drawn.
 */
function clock(event: string, read: () => string): Promise<number> {
  const before = read();
  return new Promise((resolve) => {
    let began: number | undefined;
    const observer = new MutationObserver(() => {
      const now = read();
      if (began === undefined || now === '' || now === before) return;
      observer.disconnect();
      const start = began;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
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
