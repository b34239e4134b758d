import type { AppRouter } from '#src/app/router.tsx';
import { cardsOnPage, type PlacedProduct, placedProduct } from './watch-places.ts';

/** The part of a card that must be in view. */
const SEEN_PART = 0.5;
/** Cards come with the rest of a page: they are looked up once for all of its changes. Milliseconds. */
const PAUSE_MS = 200;

/**
 * Reports the cards of lists that come into view, each once while it is on the page. Returns a function
 * that stops it.
 */
export function watchImpressions(
  router: AppRouter,
  onSeen: (products: readonly PlacedProduct[]) => void,
): () => void {
  const known = new WeakSet<Element>();
  const view = new IntersectionObserver(
    (entries) => {
      const products = entries.flatMap(({ isIntersecting, target }) => {
        if (!isIntersecting) return [];
        view.unobserve(target);
        return placedProduct(target, router) ?? [];
      });
      if (products.length > 0) onSeen(products);
    },
    { threshold: SEEN_PART },
  );
  const observeCards = () => {
    for (const card of cardsOnPage()) {
      if (!known.has(card)) view.observe(card);
      known.add(card);
    }
  };
  let planned: number | undefined;
  const plan = () => {
    planned ??= window.setTimeout(() => {
      planned = undefined;
      observeCards();
    }, PAUSE_MS);
  };
  const changes = new MutationObserver(plan);
  changes.observe(document.body, { childList: true, subtree: true });
  plan();
  return () => {
    window.clearTimeout(planned);
    changes.disconnect();
    view.disconnect();
  };
}
