import type { OrderActor } from '#generated/api/model/orderActor.ts';
import type { OrderNext } from '#generated/api/model/orderNext.ts';
import { formatDay } from '#src/lib/dates.ts';

const actors: Record<OrderActor['kind'], string> = {
  Buyer: 'покупатель',
  Shop: 'магазин',
  System: 'автоматически',
};

export function actorName({ name, kind }: OrderActor): string {
  return name ?? actors[kind];
}

/** Who is awaited and until when: «Ждём: Менеджер магазина, сб, 14 марта». */
export function expectation({ awaited, expectedOn }: OrderNext): string {
  const whom = awaited ? awaitedWords(awaited) : 'Ждать ничего не нужно';
  return expectedOn ? `${whom}. Ожидаем: ${formatDay(expectedOn)}` : whom;
}

/** A buyer without a name is whoever reads this. */
function awaitedWords(awaited: OrderActor): string {
  return awaited.kind === 'Buyer' && awaited.name === null
    ? 'Дело за вами'
    : `Ждём: ${actorName(awaited)}`;
}
