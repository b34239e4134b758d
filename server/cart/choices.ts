import { ApiProblem } from '#server/contract/problem.ts';
import { delivery } from '#server/delivery/chosen.ts';
import type { DeliveryMethod } from '#server/delivery/delivery-service.ts';
import { getAddress } from '#server/user/addresses.ts';
import { getCustomer } from '#server/user/customers.ts';
import { type CartRow, updateCart } from './cart-store.ts';
import type { LockedCart } from './change-lines.ts';

/** @throws ApiProblem 404 when the user may not buy as this customer. */
export async function chooseCustomer(
  { tx, cart }: LockedCart,
  customerID: string,
): Promise<CartRow> {
  const { id } = await getCustomer(tx, cart.userId, customerID);
  return updateCart(tx, cart, { customerId: id });
}

/** @throws ApiProblem 404 when the address is not the user's. */
export async function chooseAddress(
  { tx, cart }: LockedCart,
  addressID: string | null,
): Promise<CartRow> {
  if (addressID !== null) await getAddress(tx, cart.userId, addressID);
  return updateCart(tx, cart, { addressId: addressID });
}

/** @throws ApiProblem 404 when there is no such pickup point. */
export async function chooseDelivery(
  { tx, cart, now }: LockedCart,
  method: DeliveryMethod,
  pickupPointID: string | null,
): Promise<CartRow> {
  const pickupPointId = method === 'Pickup' ? pickupPointID : null;
  const anyParcel = { parcel: { weight: 0, amount: 0 }, city: null, now };
  if (pickupPointId !== null && (await delivery.findPoint(pickupPointId, anyParcel)) === null) {
    throw new ApiProblem(404, 'Пункт выдачи не найден', { reason: 'NotFound' });
  }
  return updateCart(tx, cart, { deliveryMethod: method, pickupPointId });
}
