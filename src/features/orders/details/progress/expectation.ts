import type { Order } from '#generated/api/model/order.ts';
import type { OrderActor } from '#generated/api/model/orderActor.ts';
import type { OrderNext } from '#generated/api/model/orderNext.ts';
import { passedDayText } from '#src/features/order-parts/delivery/delivery-day.ts';
import { formatDay } from '#src/lib/dates/dates.ts';

const actors: Record<OrderActor['kind'], string> = {
  Buyer: 'покупатель',
  Shop: 'магазин',
  System: 'автоматически',
};

/** Who did something to an order: the name, or the kind of actor. */
export function actorName({ name, kind }: OrderActor): string {
  return name ?? actors[kind];
}

/**
 * Who has to act and by when: «Ждём: Менеджер магазина. Ожидаем: сб, 14 марта».
 * @param today from `shopDay`.
 */
export function expectation(
  { awaited, expectedOn }: OrderNext,
  { status, delivery }: Pick<Order, 'status'> & { delivery: Pick<Order['delivery'], 'method'> },
  today: string,
): string {
  const whom = awaited ? awaitedText(awaited) : 'Ждать ничего не нужно';
  if (expectedOn === null) return whom;
  const expected = { status, method: delivery.method, date: expectedOn };
  return `${whom}. ${passedDayText(expected, today) ?? `Ожидаем: ${formatDay(expectedOn)}`}`;
}

/** A buyer without a name is the user. */
function awaitedText(awaited: OrderActor): string {
  return awaited.kind === 'Buyer' && awaited.name === null
    ? 'Дело за вами'
    : `Ждём: ${actorName(awaited)}`;
}
