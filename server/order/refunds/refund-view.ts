import type { components } from '#generated/server/operations.ts';
import type { OrderItem } from '#server/order/schemas.ts';
import type { Refund } from './refund-store.ts';

type Schemas = components['schemas'];

/** A line of the order by its position, from 1. */
type Lines = readonly Pick<OrderItem, 'product' | 'isGift'>[];

/**
 * Refunds as the order shows them.
 * @param sent when their money was sent, by refund
 * @param isMine the ticket is the buyer's alone.
 */
export function viewRefunds(
  refunds: readonly Refund[],
  items: Lines,
  sent: ReadonlyMap<string, Date>,
  isMine: boolean,
): Schemas['OrderRefund'][] {
  return refunds.map(({ lines, goods, delivery, ...refund }) => ({
    id: refund.id,
    state: refund.state,
    createdAt: refund.createdAt.toISOString(),
    decidedAt: refund.decidedAt?.toISOString() ?? null,
    moneySentAt: sent.get(refund.id)?.toISOString() ?? null,
    refundReason: refund.reason,
    note: refund.note,
    ticketID: isMine ? refund.ticketID : null,
    items: lines.flatMap(({ position, quantity, accepted, amount }) => {
      const item = items[position - 1];
      if (item === undefined) return [];
      return [{ productID: item.product.id, isGift: item.isGift, quantity, accepted, amount }];
    }),
    goods,
    delivery,
    amount: goods + delivery,
    bonus: refund.bonus,
    earned: refund.earned,
  }));
}

/** Pieces of a line in refunds: the accepted ones, or as many as requested. @param position from 1 */
export function sumPieces(refunds: readonly Refund[], position: number): number {
  return refunds
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { accepted, quantity }) => sum + (accepted ?? quantity), 0);
}

/** The lines of an order with how much of each has been returned and is being returned. */
export function withReturned(items: readonly OrderItem[], refunds: readonly Refund[]): OrderItem[] {
  const accepted = refunds.filter(({ state }) => state === 'Accepted');
  const open = refunds.filter(({ state }) => state === 'Requested');
  return items.map((item, index) => {
    const returned = sumPieces(accepted, index + 1);
    const returning = sumPieces(open, index + 1);
    return {
      ...item,
      ...(returned > 0 && { returned }),
      ...(returning > 0 && { returning }),
    };
  });
}
