import { ApiProblem } from '#server/contract/problem.ts';
import { delivery } from '#server/delivery/chosen.ts';
import type { DeliveryInterval, DeliveryMethod } from '#server/delivery/delivery-service.ts';
import { getAddress } from '#server/user/addresses.ts';
import { getRecipient } from '#server/user/recipients.ts';
import { changeCheckout, type LockedOrder, pointMismatch } from './change-checkout.ts';
import type { Checkout } from './checkout-view.ts';
import { chooseSlot } from './delivery-choice.ts';
import { deliveryRequest } from './order-state.ts';
import type { PaymentMethod } from './payment-options.ts';

/** @throws ApiProblem 422 DeliveryUnavailable or DeliveryDateUnavailable. */
export function chooseDelivery(
  locked: LockedOrder,
  method: DeliveryMethod,
  date: string | null,
  interval: DeliveryInterval | null,
): Promise<Checkout> {
  const { order, now } = locked;
  return changeCheckout(locked, async (state) => ({
    deliveryMethod: method,
    ...(await chooseSlot(order, state, { method, date, interval }, now)),
  }));
}

/** @throws ApiProblem 422 when the order is not delivered to addresses, 404 for another's address. */
export function chooseAddress(locked: LockedOrder, addressID: string): Promise<Checkout> {
  return changeCheckout(locked, async () => {
    if (locked.order.deliveryMethod !== 'Courier') {
      throw pointMismatch('Адрес нужен только для доставки курьером');
    }
    return { address: await getAddress(locked.tx, locked.order.userId, addressID) };
  });
}

/** @throws ApiProblem 422 when the order is not collected, or the point does not take it; 404. */
export function choosePickupPoint(locked: LockedOrder, pointID: string): Promise<Checkout> {
  return changeCheckout(locked, async (state) => {
    if (locked.order.deliveryMethod !== 'Pickup') {
      throw pointMismatch('Пункт выдачи нужен только для самовывоза');
    }
    const request = deliveryRequest(locked.order, state.totals, locked.now);
    const point = await delivery.findPoint(pointID, request);
    if (point === null) {
      throw new ApiProblem(404, 'Пункт выдачи не найден', { reason: 'NotFound' });
    }
    if (!point.allowed) {
      throw new ApiProblem(422, point.reason ?? 'Пункт не принимает этот заказ', {
        reason: 'DeliveryUnavailable',
      });
    }
    return { pickupPointId: pointID };
  });
}

/** @throws ApiProblem 404 when the customer of the order has no such recipient. */
export function chooseRecipient(locked: LockedOrder, recipientID: string): Promise<Checkout> {
  return changeCheckout(locked, async () => ({
    recipient: await getRecipient(locked.tx, locked.order.customerId, recipientID),
  }));
}

/** @throws ApiProblem 422 PaymentUnavailable with the reason. */
export function choosePayment(locked: LockedOrder, method: PaymentMethod): Promise<Checkout> {
  return changeCheckout(locked, ({ paymentMethods }) => {
    const option = paymentMethods.find((candidate) => candidate.method === method);
    if (option === undefined || !option.allowed) {
      throw new ApiProblem(422, option?.reason ?? 'Такого способа оплаты нет', {
        reason: 'PaymentUnavailable',
      });
    }
    return { paymentMethod: method };
  });
}

export function writeComment(locked: LockedOrder, comment: string): Promise<Checkout> {
  return changeCheckout(locked, () => ({ comment: comment.trim() }));
}
