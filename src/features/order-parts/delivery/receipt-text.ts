import type { OrderDelivery } from '#generated/api/model/orderDelivery.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { isDeliveryAhead } from './delivery-ahead.ts';
import { passedDayText } from './delivery-day.ts';
import { deliverySummary } from './delivery-texts.ts';

/**
 * How and when an order is received; a day that has passed is no promise.
 * @param today as `shopDay` gives it.
 */
export function receiptText(status: OrderStatus, delivery: OrderDelivery, today: string): string {
  const { method, date } = delivery;
  const passed = passedDayText({ status, method, date }, today);
  if (passed !== null) return `${deliverySummary(dateless(delivery))}. ${passed}`;
  return deliverySummary(isDeliveryAhead(status) ? delivery : dateless(delivery));
}

/** What is over or has come to nothing is not awaited on any day. */
function dateless(delivery: OrderDelivery): OrderDelivery {
  return { ...delivery, date: null, interval: null };
}
