import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { DeliveryInterval, DeliveryMethod } from '#server/integrations/delivery-service.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderChange, OrderRow } from '#server/order/order-store.ts';
import { deliveryRequest } from '#server/order/state/evaluate-delivery.ts';
import type { OrderState } from '#server/order/state/order-state.ts';
import type { PaymentMethod } from '#server/order/state/payment-options.ts';
import { getRecipient } from '#server/user/recipients.ts';
import type { Address } from '#server/user/schemas.ts';
import { chooseSlot } from './delivery-choice.ts';

/** Computes the fields that a choice changes in an order that is not placed yet. */
export type Decide = (state: OrderState) => OrderChange | Promise<OrderChange>;

/** The place does not suit the chosen delivery method. */
function pointMismatch(message: string): ApiProblem {
  return new ApiProblem(422, message, { reason: 'DeliveryPointMismatch' });
}

/** @throws ApiProblem 422 DeliveryUnavailable or DeliveryDateUnavailable. */
export function decideDelivery(
  order: OrderRow,
  choice: {
    method: DeliveryMethod;
    date?: string | null | undefined;
    interval?: DeliveryInterval | null | undefined;
  },
  conditions: Conditions,
): Decide {
  const { method, date = null, interval = null } = choice;
  return async (state) => ({
    deliveryMethod: method,
    ...(await chooseSlot(order, state, { method, date, interval }, conditions)),
  });
}

/** @throws ApiProblem 422 when the delivery method takes no address; whatever `find` throws. */
export function decideAddress(order: OrderRow, find: () => Promise<Address>): Decide {
  return async () => {
    if (order.deliveryMethod !== 'Courier') {
      throw pointMismatch('Адрес нужен только для доставки курьером');
    }
    return { address: await find() };
  };
}

/** @throws ApiProblem 422 when the method is not pickup or the point cannot take the order; 404. */
export function decidePickupPoint(
  order: OrderRow,
  pointID: string,
  conditions: Conditions,
): Decide {
  const { now } = conditions;
  return async (state) => {
    if (order.deliveryMethod !== 'Pickup') {
      throw pointMismatch('Пункт выдачи нужен только для самовывоза');
    }
    const point = await conditions.services.delivery.findPoint(
      pointID,
      deliveryRequest(order, state.totals, now),
    );
    if (point === null) {
      throw new ApiProblem(404, 'Пункт выдачи не найден', { reason: 'NotFound' });
    }
    if (!point.allowed) {
      throw new ApiProblem(422, point.reason ?? 'Пункт не принимает этот заказ', {
        reason: 'DeliveryUnavailable',
      });
    }
    return { pickupPointID: pointID };
  };
}

/** @throws ApiProblem 404 when the order's customer has no such recipient. */
export function decideRecipient(tx: Database, order: OrderRow, recipientID: string): Decide {
  const present = order.recipient;
  // The order's current recipient stays allowed even if deleted from the list of recipients.
  return async () => ({
    recipient:
      present?.id === recipientID ? present : await getRecipient(tx, order.customerID, recipientID),
  });
}

/** @throws ApiProblem 422 PaymentUnavailable with the reason. */
export function decidePayment(method: PaymentMethod): Decide {
  return ({ paymentMethods }) => {
    const option = paymentMethods.find((candidate) => candidate.method === method);
    if (option === undefined || !option.allowed) {
      throw new ApiProblem(422, option?.reason ?? 'Такого способа оплаты нет', {
        reason: 'PaymentUnavailable',
      });
    }
    return { paymentMethod: method };
  };
}

/** The comment, without spaces around it. */
export function decideComment(comment: string): Decide {
  return () => ({ comment: comment.trim() });
}
