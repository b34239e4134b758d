import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import type { ChosenCode } from '#server/db/schema/shopping.ts';
import type { CartRow } from './cart-store.ts';

/** What the cart and the unfinished checkout of its buyer both say about prices. */
export type PriceChoices = Pick<CartRow, 'bonusAction'> & { chosenCodes: ChosenCode[] };

/**
 * The buyer's unfinished checkout, which follows the cart. The cart knows no checkout: the table of
 * handlers says what follows it.
 */
export interface FollowingCheckout {
  /** Carries a change of the cart's choices over. */
  change: (
    locked: LockedCart,
    decide: (present: PriceChoices) => Partial<PriceChoices>,
  ) => Promise<void>;
  /** Changes lines of the cart, and carries that over; returns what the change returns. */
  changeLines: <Changed>(
    locked: LockedCart,
    productIDs: readonly string[],
    change: () => Promise<Changed>,
  ) => Promise<Changed>;
}
