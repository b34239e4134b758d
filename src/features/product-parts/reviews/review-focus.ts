/** Place of the button to write a review, which replaces the user's own. */
export const WRITE_PLACE = 'data-write-review';

/** What gets the focus once a review is gone from a list: the next one, or the one before it. */
function neighborOf(review: Element | null): Element | null {
  return review?.nextElementSibling ?? review?.previousElementSibling ?? null;
}

/** Waits for the review to be replaced at the product, after its own request. */
const PATIENCE_MS = 5000;

/**
 * Call before the dialog closes: moves the focus on from a review that is about to disappear, to the
 * button that replaces it, the next review or the heading of its part of the page.
 * @param inside an element of the review.
 */
export function moveFocusFrom(inside: Element | null): void {
  const review = inside?.closest('li') ?? null;
  const neighbor = neighborOf(review);
  const section = review?.closest('section') ?? null;
  const until = performance.now() + PATIENCE_MS;
  const move = () => {
    const isLost = document.activeElement === document.body || !document.activeElement;
    if (review?.isConnected === true && performance.now() < until) {
      requestAnimationFrame(move);
      return;
    }
    // The user has moved on.
    if (!isLost) return;
    const next =
      section?.querySelector(`[${WRITE_PLACE}] button`) ??
      (neighbor?.isConnected ? neighbor : document.querySelector('main h1'));
    if (!(next instanceof HTMLElement)) return;
    if (!next.matches('button, [tabindex]')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  requestAnimationFrame(move);
}
