import type { AppRouter } from '#src/app/router.tsx';

const signs = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * At the first sign of a user who is about to do something, loads what validates the answers of
 * products and lists, and what the next page begins with: it is no part of this page, and need not
 * hold up the first answer either.
 */
export function preloadOnInteraction(router: AppRouter): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    // Whoever needs it asks again and tells when it cannot be had.
    import('#generated/api/product/product.schemas.ts').catch(() => {});
    import('#src/app/after-interaction.ts').then(
      ({ installAfterInteraction }) => installAfterInteraction(router),
      () => {
        // The page goes on in the typeface it has, and without a page of its own when offline.
      },
    );
  };
  for (const sign of signs) {
    window.addEventListener(sign, load, { passive: true, signal: controller.signal });
  }
}
