import type { OrderDelivery } from '#generated/api/model/orderDelivery.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { isDeliveryAhead } from './delivery-ahead.ts';
import { passedDayText } from './delivery-day.ts';
import { deliverySummary } from './delivery-texts.ts';

/**
 * Delivery method and time of an order; a day that has passed is omitted.
 * @param today from `shopDay`.
 */
export function receiptText(status: OrderStatus, delivery: OrderDelivery, today: string): string {
  const { method, date } = delivery;
  const passed = passedDayText({ status, method, date }, today);
  if (passed !== null) return `${deliverySummary(dateless(delivery))}. ${passed}`;
  return deliverySummary(isDeliveryAhead(status) ? delivery : dateless(delivery));
}

/** Without the day, for an order that is completed, canceled or not created. */
export function dateless(delivery: OrderDelivery): OrderDelivery {
  return { ...delivery, date: null, interval: null };
}
