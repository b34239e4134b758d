import { type CartRow, readLines, updateCart } from '#server/cart/cart-store.ts';
import { readCustomer } from '#server/cart/cart-view.ts';
import { evaluateCart, readChoices } from '#server/cart/evaluate-cart.ts';
import type { FollowingCheckout } from '#server/cart/following-checkout.ts';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import { loadPricingInput } from '#server/cart/pricing-input.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { rejectionOf } from '#server/pricing/codes/apply-codes.ts';
import { normalizeCode } from '#server/pricing/codes/code-terms.ts';
import { dropChosenCode, putChosenCode, withCode, withoutCode } from './codes.ts';

const EMPTY_CART = 'Корзина пуста: сначала добавьте товары';

/** A code as the user typed it, for one product or for all matching ones. */
export interface TypedCode {
  couponCode: string;
  productID?: string | undefined;
}

function toChoice({ couponCode, productID = undefined }: TypedCode) {
  return { code: normalizeCode(couponCode), productID: productID ?? null };
}

/**
 * Applies a promo code to a locked cart and to the unfinished checkout.
 * @throws ApiProblem 422 with the reason when it does not apply to these products now.
 */
export async function addPromoCode(
  locked: LockedCart,
  typed: TypedCode,
  checkout: FollowingCheckout,
): Promise<CartRow> {
  const { tx, cart, now } = locked;
  const requested = toChoice(typed);
  const lines = await readLines(tx, cart.id);
  const choices = readChoices(tx, cart, await readCustomer(tx, cart));
  const chosenCodes = withCode(await choices.chosenCodes, requested);
  const input = await loadPricingInput(
    tx,
    lines.map(({ productID }) => productID),
    { ...choices, chosenCodes },
    now,
  );
  const { deductions } = evaluateCart(lines, input, now);
  const rejection = rejectionOf(deductions.codes, requested.code);
  if (rejection !== null) {
    const { reason, message } = rejection;
    const isEmpty = reason === 'PromoCodeNotApplicable' && lines.length === 0;
    throw new ApiProblem(422, isEmpty ? EMPTY_CART : message, { reason });
  }
  await putChosenCode(tx, cart.id, requested);
  await checkout.change(locked, ({ chosenCodes: present }) => ({
    chosenCodes: withCode(present, requested),
  }));
  return updateCart(tx, cart);
}

/** Removes a promo code from a locked cart and the unfinished checkout; none is no error. */
export async function deletePromoCode(
  locked: LockedCart,
  typed: TypedCode,
  checkout: FollowingCheckout,
): Promise<CartRow> {
  const { tx, cart } = locked;
  const removed = toChoice(typed);
  await dropChosenCode(tx, cart.id, removed);
  await checkout.change(locked, ({ chosenCodes }) => ({
    chosenCodes: withoutCode(chosenCodes, removed),
  }));
  return updateCart(tx, cart);
}
