import type { Checkout } from '#generated/api/model/index.ts';

/** Makes sure that an order is sent with all input of its buyer. */
export interface ConfirmGuard {
  /**
   * Sends debounced input at once. Returns the checkout as the buyer sees it; null when the buyer
   * must fix something first: that field is focused then and shows why.
   */
  flush: () => Checkout | null;
  /** Whether all sent input is saved; otherwise the unsaved field is focused and shows why. */
  isSaved: () => boolean;
}
