import type { DeliveryInterval, DeliveryMethod } from '#server/integrations/delivery-service.ts';
import {
  decideAddress,
  decideComment,
  decideDelivery,
  decidePayment,
  decidePickupPoint,
  decideRecipient,
} from '#server/order/change/decisions.ts';
import type { PaymentMethod } from '#server/order/state/payment-options.ts';
import { getAddress } from '#server/user/addresses.ts';
import { changeCheckout, type LockedOrder } from './change-checkout.ts';
import type { Checkout } from './checkout-view.ts';

/** @throws ApiProblem as `decideDelivery` */
export function changeOrderDelivery(
  locked: LockedOrder,
  method: DeliveryMethod,
  date: string | null,
  interval: DeliveryInterval | null,
): Promise<Checkout> {
  const { order } = locked;
  return changeCheckout(locked, decideDelivery(order, { method, date, interval }, locked));
}

/** @throws ApiProblem as `decideAddress`, 404 for another user's address. */
export function changeOrderAddress(locked: LockedOrder, addressID: string): Promise<Checkout> {
  const { tx, order } = locked;
  // The order's current address stays allowed even if it was deleted from the address book.
  const find = async () =>
    order.address?.id === addressID ? order.address : getAddress(tx, order.userID, addressID);
  return changeCheckout(locked, decideAddress(order, find));
}

/** @throws ApiProblem as `decidePickupPoint` */
export function changeOrderPickupPoint(locked: LockedOrder, pointID: string): Promise<Checkout> {
  return changeCheckout(locked, decidePickupPoint(locked.order, pointID, locked));
}

/** @throws ApiProblem as `decideRecipient` */
export function changeOrderRecipient(locked: LockedOrder, recipientID: string): Promise<Checkout> {
  return changeCheckout(locked, decideRecipient(locked.tx, locked.order, recipientID));
}

/** @throws ApiProblem as `decidePayment` */
export function changeOrderPayment(locked: LockedOrder, method: PaymentMethod): Promise<Checkout> {
  return changeCheckout(locked, decidePayment(method));
}

/** Replaces the comment of a checkout. */
export function changeOrderComment(locked: LockedOrder, comment: string): Promise<Checkout> {
  return changeCheckout(locked, decideComment(comment));
}
