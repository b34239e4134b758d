import type { AnyRouter } from '@tanstack/react-router';

/** Milliseconds between two checks of a page whose chunk is still loading. */
const CHECK_EVERY_MS = 30;

/**
 * Makes the first navigation of a rendered page wait until the page is hydrated. The frame hydrates
 * before the page, so a link in the footer works earlier than what `Outlet` renders; the router would
 * replace its matches, and the page, which hydrates as it was rendered, would look for its own in vain
 * and throw. https://github.com/TanStack/router/issues/8233 has the same cause.
 * Must be called before the router is rendered: it subscribes to the history with its `load`.
 */
export function hydrateBeforeNavigation(router: AnyRouter): void {
  const { load } = router;
  let hydrated: Promise<unknown> | undefined;
  router.load = async (options) => {
    hydrated ??= pageHydrated();
    await hydrated;
    return load(options);
  };
}

/**
 * React hydrates at once what an event is about to reach, but stops the event while the code of that
 * part is loading. A `pointercancel` of ours does nothing else.
 */
async function pageHydrated(): Promise<void> {
  const heading = document.querySelector<HTMLElement>('main h1');
  let isWaiting = true;
  // A heading that React has replaced is rendered in the browser: nothing is left to hydrate.
  while (isWaiting && heading?.isConnected) {
    heading.onpointercancel = () => {
      isWaiting = false;
    };
    heading.dispatchEvent(new Event('pointercancel'));
    if (isWaiting) await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}
