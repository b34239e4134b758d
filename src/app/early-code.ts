const signs = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * At the first sign of a reader who is about to do something, loads what judges the answers of
 * products and lists: it is no part of the page, and need not hold up the first answer either.
 */
export function installEarlyCode(): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    // Whoever needs it asks again and tells when it cannot be had.
    import('#generated/api/product/product.schemas.ts').catch(() => {});
  };
  for (const sign of signs) {
    window.addEventListener(sign, load, { passive: true, signal: controller.signal });
  }
}
