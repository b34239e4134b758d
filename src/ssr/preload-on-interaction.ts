import type { AppRouter } from '#src/app/router.tsx';
import type { FirstPage } from '#src/app/third-parties/first-page.ts';
import { readStored } from '#src/browser/storage/storage.ts';

/** A click before the scripts have run is repeated by `server/web/pages/inline/boot.js`, its touch is not. */
const signs = ['pointermove', 'touchstart', 'keydown', 'click'] as const;

/**
 * At the first sign of interaction, loads the validators of product and list responses and what the
 * next page needs first: the current page needs none of it, nor should it delay the first response.
 * For a user who has agreed to cookies it does so a second after the start: a visit counts that nobody
 * interacts with.
 */
export function preloadOnInteraction(router: AppRouter): void {
  const controller = new AbortController();
  let first: FirstPage | undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) first ??= [router.state, readStored('cookieConsent')];
  });
  const load = () => {
    // The clock comes after an early interaction, too.
    if (controller.signal.aborted) return;
    controller.abort();
    // The code that needs it imports it again and reports a failure.
    import('#generated/api/product/product.schemas.ts').catch(() => {});
    import('#src/app/after-interaction.ts').then(
      ({ installAfterInteraction }) => installAfterInteraction(router, () => first),
      () => {
        // The page keeps its fallback font, and has no offline page.
      },
    );
  };
  if (readStored('cookieConsent')) setTimeout(load, 1e3);
  for (const sign of signs) {
    window.addEventListener(sign, load, { passive: true, signal: controller.signal });
  }
}
