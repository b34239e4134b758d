import { type CartRow, updateCart } from '#server/cart/cart-store.ts';
import { readCustomer } from '#server/cart/cart-view.ts';
import { evaluateStoredCart } from '#server/cart/evaluate-cart.ts';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import { acceptPrices } from '#server/cart/lines/seen-prices.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { DeliveryMethod } from '#server/integrations/delivery-service.ts';
import type { BonusAction } from '#server/pricing/bonus-rules.ts';
import { findOwnedAddress, getAddress } from '#server/user/addresses.ts';
import { getCustomer } from '#server/user/customers.ts';
import type { Customer } from '#server/user/schemas.ts';
import { contractOf, findTags, getContract } from './company.ts';

/** The address of a cart for another customer; null when it is the previous company's. */
async function addressFor({ tx, cart }: LockedCart, { partner }: Customer): Promise<string | null> {
  const { userID, addressID } = cart;
  if (addressID === null) return null;
  const owners = [{ userID }, ...(partner === null ? [] : [{ partnerID: partner.id }])];
  for (const owner of owners) {
    if ((await findOwnedAddress(tx, owner, addressID)) !== null) return addressID;
  }
  return null;
}

/**
 * Sets the customer. A company buys under its default contract until another is chosen; the tags
 * and the address of the previous company are removed; accepted prices count as accepted at the new
 * ones.
 * @throws ApiProblem 404 when the user may not buy for this customer.
 */
export async function chooseCustomer(locked: LockedCart, customerID: string): Promise<CartRow> {
  const { tx, cart, now } = locked;
  const customer = await getCustomer(tx, cart.userID, customerID);
  const before = await readCustomer(tx, cart);
  if (before.id === customer.id) return updateCart(tx, cart, { customerID: customer.id });
  const contractID = await contractOf(tx, customer, now);
  await acceptPrices(tx, cart, contractID);
  const addressID = await addressFor(locked, customer);
  return updateCart(tx, cart, { customerID: customer.id, contractID, addressID, tagIDs: [] });
}

/**
 * Sets the contract a company buys under; null means the shop's own prices.
 * @throws ApiProblem 404 for another company's contract, 422 for an expired one or for a person.
 */
export async function chooseContract(
  { tx, cart, now }: LockedCart,
  contractID: string | null,
): Promise<CartRow> {
  const { partner } = await readCustomer(tx, cart);
  if (partner === null) {
    throw new ApiProblem(422, 'Договор есть только у компании', {
      reason: 'ContractNotApplicable',
    });
  }
  if (contractID !== null) {
    const { allowed, reason } = await getContract(tx, partner.id, contractID, now);
    if (!allowed) {
      throw new ApiProblem(422, reason ?? 'По этому договору заказать нельзя', {
        reason: 'ContractUnavailable',
      });
    }
  }
  await acceptPrices(tx, cart, contractID);
  return updateCart(tx, cart, { contractID });
}

/** @throws ApiProblem 404 for a tag the company does not have, 422 for a person. */
export async function chooseTags(
  { tx, cart }: LockedCart,
  tagIDs: readonly string[],
): Promise<CartRow> {
  const { partner } = await readCustomer(tx, cart);
  if (partner === null) {
    throw new ApiProblem(422, 'Метки есть только у компании', { reason: 'TagsNotApplicable' });
  }
  const found = await findTags(tx, partner.id, tagIDs);
  if (found.length < tagIDs.length) {
    throw new ApiProblem(404, 'Метка не найдена', { reason: 'NotFound' });
  }
  return updateCart(tx, cart, { tagIDs: [...tagIDs] });
}

/** @throws ApiProblem 422 when this bonus action is not allowed now. */
export async function chooseBonusAction(
  { tx, cart, now }: LockedCart,
  action: BonusAction,
): Promise<CartRow> {
  const { deductions } = await evaluateStoredCart(tx, cart, await readCustomer(tx, cart), now);
  const choice = deductions.bonusChoice;
  if (choice === null || !choice.allowedActions.includes(action)) {
    const message = choice?.reason ?? 'Бонусы копят и тратят только частные покупатели';
    throw new ApiProblem(422, message, { reason: 'BonusUnavailable' });
  }
  return updateCart(tx, cart, { bonusAction: action });
}

/**
 * Stores the address for the estimate and for the next checkout; nothing is validated against the products.
 * @throws ApiProblem 404 when the address belongs to another user.
 */
export async function storeCartAddress(
  { tx, cart }: LockedCart,
  addressID: string | null,
): Promise<CartRow> {
  if (addressID !== null) await getAddress(tx, cart.userID, addressID);
  return updateCart(tx, cart, { addressID });
}

/**
 * Stores the delivery method for the estimate and for the next checkout, whether or not it is offered there.
 * @throws ApiProblem 404 when the pickup point does not exist.
 */
export async function storeCartDelivery(
  { tx, cart, now, services }: LockedCart,
  method: DeliveryMethod,
  chosenPointID: string | null,
): Promise<CartRow> {
  const pickupPointID = method === 'Pickup' ? chosenPointID : null;
  const anyParcel = { parcel: { weight: 0, amount: 0 }, city: null, now };
  if (
    pickupPointID !== null &&
    (await services.delivery.findPoint(pickupPointID, anyParcel)) === null
  ) {
    throw new ApiProblem(404, 'Пункт выдачи не найден', { reason: 'NotFound' });
  }
  return updateCart(tx, cart, { deliveryMethod: method, pickupPointID });
}
