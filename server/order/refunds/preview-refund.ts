import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { availableOf, planRefund, type RefundableOrder, type RefundPlan } from './plan-refund.ts';
import { readRefundable, readRefunds } from './refund-store.ts';

type Schemas = components['schemas'];
type Requested = readonly Schemas['RefundItem'][];

/** @throws ApiProblem 409 NotAllowed or AlreadyExists unless something of the order may be returned. */
export function assertRefundable({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'Succeeded') return;
  if (status === 'WaitingForRefund' || status === 'Refunded') {
    throw new ApiProblem(409, 'Возврат этого заказа уже оформляется', { reason: 'AlreadyExists' });
  }
  throw new ApiProblem(409, 'Вернуть можно только полученный заказ', { reason: 'NotAllowed' });
}

/** Everything that has not been returned yet. */
export function everythingLeft({ lines }: RefundableOrder): Map<string, number> {
  const bought = lines.filter(({ isGift }) => !isGift);
  return new Map(bought.map((line) => [line.productID, availableOf(line)]));
}

function tooMany(index: number, available: number): ApiProblem {
  const message =
    available === 0
      ? 'Этот товар уже возвращён или возвращается'
      : `Вернуть можно не\u00A0больше ${available}\u00A0шт.`;
  const errors = [{ path: `/items/${index}/quantity`, message }];
  return new ApiProblem(422, message, { reason: 'QuantityTooLarge', errors });
}

/**
 * Pieces by product, of one or several items each.
 * @throws ApiProblem 404 for a product that was not bought, 422 QuantityTooLarge.
 */
function sumRequested(order: RefundableOrder, items: Requested): Map<string, number> {
  const available = everythingLeft(order);
  const requested = new Map<string, number>();
  for (const [index, { productID, quantity }] of items.entries()) {
    const limit = available.get(productID);
    if (limit === undefined) {
      throw new ApiProblem(404, 'Этого товара в\u00A0заказе нет', { reason: 'NotFound' });
    }
    const sum = (requested.get(productID) ?? 0) + quantity;
    if (sum > limit) throw tooMany(index, limit);
    requested.set(productID, sum);
  }
  return requested;
}

/**
 * What a refund of these items would give back.
 * @param items all that is left without them.
 * @throws ApiProblem 404, 409, 422.
 */
export async function planOf(
  db: Database,
  order: OrderRow,
  items: Requested | undefined,
): Promise<{ plan: RefundPlan; refundable: RefundableOrder }> {
  assertRefundable(order);
  const refundable = await readRefundable(db, order, await readRefunds(db, order.id));
  const requested =
    items === undefined ? everythingLeft(refundable) : sumRequested(refundable, items);
  return { plan: planRefund(refundable, requested), refundable };
}

/** The same as the contract shows it. */
export async function previewRefund(
  db: Database,
  order: OrderRow,
  { items }: Schemas['RefundSelection'],
): Promise<Schemas['RefundPreview']> {
  const { plan, refundable } = await planOf(db, order, items);
  const { goods, delivery, bonus, earned, isLast } = plan;
  const planned = new Map(plan.lines.map((line) => [line.position, line]));
  return {
    lines: refundable.lines.map((line) => ({
      productID: line.productID,
      isGift: line.isGift,
      quantity: line.quantity,
      available: availableOf(line),
      selected: planned.get(line.position)?.quantity ?? 0,
      amount: planned.get(line.position)?.amount ?? 0,
    })),
    goods,
    delivery,
    amount: goods + delivery,
    bonus,
    earned,
    isLast,
  };
}
