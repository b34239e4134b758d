import { eq } from 'drizzle-orm';
import { withdraw } from '#server/approval/decision/withdraw.ts';
import { lockLineProducts } from '#server/cart/lines/line-products.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { shopActor } from '#server/order/actor.ts';
import {
  moveOrder,
  type OrderChange,
  type OrderRow,
  readOrderLines,
} from '#server/order/order-store.ts';
import { openInstallment } from '#server/order/payments/installment.ts';
import { earnBonuses, releaseOrder } from '#server/order/place/release.ts';
import { sumQuantities, takeStock } from '#server/order/place/stock.ts';
import { refundEverything } from '#server/order/refunds/decide-refund.ts';
import type { OrderActor, OrderStatus } from '#server/order/schemas.ts';
import { canBecome, waitsForPayment } from '#server/order/transitions.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import { queueShipment } from './queue-shipment.ts';

function reject(message: string): ApiProblem {
  return new ApiProblem(409, message, { reason: 'NotAllowed' });
}

/** A manager accepts a handed-over order: reserves the products and requests a bank's decision. */
async function reserve(tx: Database, order: OrderRow, now: Date): Promise<OrderChange> {
  const requested = sumQuantities(await readOrderLines(tx, order.id));
  const products = await lockLineProducts(
    tx,
    requested.map(({ productID }) => productID),
    null,
    { opensRestricted: await opensRestricted(tx, order, now) },
  );
  const isThere = requested.every(({ productID, quantity }) => {
    const product = products.get(productID);
    return product?.available && product.stock >= quantity;
  });
  if (!isThere) throw reject('Товаров заказа нет в нужном количестве');
  await takeStock(tx, requested);
  await openInstallment(tx, order, now);
  return { holdsStock: true };
}

/** Payment on delivery is settled now; an invoice may still be unpaid. */
function paidOnReceipt({ paymentMethod, paymentStatus }: OrderRow): OrderChange {
  const onReceipt = paymentMethod === 'Cash' || paymentMethod === 'BankCard';
  if (!onReceipt || paymentStatus === 'Paid') return {};
  return { paymentStatus: 'Paid', onlinePaymentID: null };
}

function assertPaid(order: OrderRow): void {
  if (waitsForPayment(order)) throw reject('Заказ ещё не оплачен');
}

async function prepare(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  { now, cancelReason }: { now: Date } & Pick<Advance, 'cancelReason'>,
): Promise<OrderChange> {
  switch (to) {
    case 'Canceled':
      await withdraw(tx, order, now, 'Shop');
      return {
        ...(await releaseOrder(tx, order, now)),
        ...(cancelReason !== undefined && { cancelReason }),
      };
    case 'Pending':
    case 'Confirmed':
      if (to === 'Confirmed') assertPaid(order);
      return order.holdsStock ? {} : reserve(tx, order, now);
    case 'WaitingForShipping':
    case 'Shipped':
      await queueShipment(tx, order, now);
      return {};
    case 'Succeeded':
      await earnBonuses(tx, order, now);
      return paidOnReceipt(order);
    case 'Refunded':
      return refundEverything(tx, order, now);
    default:
      return {};
  }
}

/** Who advances an order, if not the shop's staff, and what the history says of it. */
interface Advance {
  actor?: OrderActor;
  comment?: string;
  /** Why staff cancel it, a sentence for the buyer. */
  cancelReason?: string;
}

/**
 * Moves an order one step forward, as the shop's staff or its accounting system does, with the
 * effects on stock, payments and bonuses.
 * @returns the changed order.
 * @throws ApiProblem 404 for an unknown order, 409 NotAllowed when it cannot take this step.
 */
export async function advanceOrder(
  tx: Database,
  id: string,
  to: OrderStatus,
  now: Date,
  { cancelReason, ...by }: Advance = {},
): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new ApiProblem(404, `Заказа ${id} нет`, { reason: 'NotFound' });
  if (!canBecome(order.status, to)) throw reject(`Из ${order.status} нельзя в ${to}`);
  const change = await prepare(tx, order, to, {
    now,
    ...(cancelReason !== undefined && { cancelReason }),
  });
  return moveOrder(tx, order, to, { actor: shopActor, now, ...by }, change);
}
