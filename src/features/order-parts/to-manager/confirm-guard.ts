import type { Checkout } from '#generated/api/model/index.ts';

/** Sees to it that an order goes out with everything its buyer has entered. */
export interface ConfirmGuard {
  /**
   * Sends what still waits for a pause in typing. Returns the checkout as the buyer sees it; null
   * when something has to be fixed first: that has the focus then, and says why.
   */
  flush: () => Checkout | null;
  /** Whether all that was sent is saved; what is not has the focus then, and says why. */
  isSaved: () => boolean;
}
