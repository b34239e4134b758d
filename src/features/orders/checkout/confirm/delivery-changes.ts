import type { OrderDelivery } from '#generated/api/model/index.ts';
import { deliverySummary, destination } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** A part of the delivery before and after, as text. */
export interface DeliveryChange {
  name: string;
  was: string;
  now: string;
}

/** Method and time, place and cost of a delivery, as far as they differ. */
export function deliveryChanges(before: OrderDelivery, after: OrderDelivery): DeliveryChange[] {
  const parts: [name: string, text: (delivery: OrderDelivery) => string][] = [
    ['Получение', deliverySummary],
    ['Место получения', (delivery) => destination(delivery) ?? '–'],
    ['Стоимость доставки', costText],
  ];
  return parts.flatMap(([name, textOf]) => {
    const [was, now] = [textOf(before), textOf(after)];
    return was === now ? [] : [{ name, was, now }];
  });
}

function costText({ cost }: OrderDelivery): string {
  if (cost === null) return '–';
  return cost === 0 ? 'бесплатно' : formatMoney(cost);
}
