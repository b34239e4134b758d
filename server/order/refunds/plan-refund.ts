import type { GiftReason } from '#server/db/schema/shopping.ts';

/** What refunds take: pieces, and what was paid for them in money and in bonuses, kopecks. */
export interface Taken {
  quantity: number;
  amount: number;
  bonus: number;
}

/** A line of an order, and what refunds take of it that were not rejected. */
export interface RefundableLine {
  position: number;
  productID: string;
  isGift: boolean;
  quantity: number;
  /** Kopecks; nothing for a gift. */
  amount: number;
  bonus: number;
  givenFor: readonly GiftReason[] | null;
  taken: Taken;
}

/** Whole bonuses. */
export interface Bonuses {
  /** That paid for the products and return. */
  bonus: number;
  /** That the products had brought and leave. */
  earned: number;
}

/** An order with its refunds. */
export interface RefundableOrder {
  lines: readonly RefundableLine[];
  /** Kopecks. */
  delivery: number;
  bonuses: Bonuses;
  /** What the refunds so far took. */
  taken: Bonuses;
}

/** A line of a refund. */
export interface PlannedLine extends Taken {
  position: number;
}

export interface RefundPlan extends Bonuses {
  lines: PlannedLine[];
  /** Kopecks. */
  goods: number;
  delivery: number;
  /** Nothing is left to return after it. */
  isLast: boolean;
}

/** Pieces of a line that may still be returned. */
export function availableOf({ quantity, taken }: RefundableLine): number {
  return quantity - taken.quantity;
}

/** The part of what is left that belongs to some of the pieces left; the last piece gets all of it. */
function partOf(left: number, quantity: number, available: number): number {
  return quantity === available ? left : Math.floor((left * quantity) / available);
}

function planLine(line: RefundableLine, quantity: number): PlannedLine {
  const available = availableOf(line);
  return {
    position: line.position,
    quantity,
    amount: partOf(line.amount - line.taken.amount, quantity, available),
    bonus: partOf(line.bonus - line.taken.bonus, quantity, available),
  };
}

/** Gifts that the bought pieces left still bring; all of them for an unknown reason. */
function remainingGifts(gift: RefundableLine, left: ReadonlyMap<string, number>): number {
  if (gift.givenFor === null) return gift.quantity;
  return gift.givenFor.reduce((sum, { productIDs, required, free }) => {
    const pieces = productIDs.reduce((count, id) => count + (left.get(id) ?? 0), 0);
    return sum + Math.floor(pieces / required) * free;
  }, 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** What belongs to refunds of this share of all, less what earlier ones took; not below zero. */
function shareOf(total: number, taken: number, part: number, whole: number): number {
  const due = whole === 0 ? 0 : Number((BigInt(total) * BigInt(part)) / BigInt(whole));
  return Math.min(total - taken, Math.max(0, due - taken));
}

/**
 * What a refund gives back. Kopecks are rounded down and the last piece of a line gets the rest, as the
 * last refund gets the rest of the bonuses, so that all refunds together are exactly what was paid. The
 * delivery goes back with the refund after which nothing is left. Gifts go back as far as the bought
 * pieces left do not bring them any more.
 * @param requested pieces of bought products; at most those available.
 */
export function planRefund(
  order: RefundableOrder,
  requested: ReadonlyMap<string, number>,
): RefundPlan {
  const bought = order.lines.filter(({ isGift }) => !isGift);
  const requestedOf = ({ productID }: RefundableLine) => requested.get(productID) ?? 0;
  const left = new Map(
    bought.map((line) => [line.productID, availableOf(line) - requestedOf(line)]),
  );
  const isLast = [...left.values()].every((quantity) => quantity === 0);
  const lines = order.lines.flatMap((line) => {
    const remaining = isLast ? 0 : remainingGifts(line, left);
    const quantity = line.isGift ? Math.max(0, availableOf(line) - remaining) : requestedOf(line);
    return quantity === 0 ? [] : [planLine(line, quantity)];
  });
  const goods = sumOf(lines.map(({ amount }) => amount));
  const bonusKopecks = sumOf([
    ...order.lines.map(({ taken }) => taken.bonus),
    ...lines.map(({ bonus }) => bonus),
  ]);
  const money = sumOf(order.lines.map(({ taken }) => taken.amount)) + goods;
  const { bonuses, taken } = order;
  return {
    lines,
    goods,
    delivery: isLast ? order.delivery : 0,
    bonus: isLast
      ? bonuses.bonus - taken.bonus
      : shareOf(bonuses.bonus, taken.bonus, bonusKopecks, sumOf(bought.map(({ bonus }) => bonus))),
    earned: isLast
      ? bonuses.earned - taken.earned
      : shareOf(bonuses.earned, taken.earned, money, sumOf(bought.map(({ amount }) => amount))),
    isLast,
  };
}
