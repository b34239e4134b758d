import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { actAs } from '#server/audit/act-as.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { exchangeOrders } from '#server/db/schema/exchange.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { nextStatus } from '#server/fulfillment/next-status.ts';
import { recordPayment } from '#server/fulfillment/record-payment.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { canBecome } from '#server/order/transitions.ts';
import type { ExchangeDocument } from './read-documents.ts';
import { parseStatus } from './status-labels.ts';

const way: readonly OrderStatus[] = [
  'PendingManager',
  'Pending',
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
  'Succeeded',
];

function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1' || text?.toLowerCase() === 'да';
}

function isCanceled({ fields, requisites }: ExchangeDocument): boolean {
  return isTrue(requisites.get('Отменен')) || isTrue(fields.get('ПометкаУдаления'));
}

function isPaid({ requisites }: ExchangeDocument): boolean {
  const paper = requisites.get('Дата оплаты по 1С') || requisites.get('Номер оплаты по 1С');
  return Boolean(paper) || isTrue(requisites.get('Заказ оплачен'));
}

/** The farthest status that a document speaks of; null when it speaks of none. */
function statusOf({ requisites }: ExchangeDocument): OrderStatus | null {
  const named = requisites.get('Статуса заказа ИД') || requisites.get('Статус заказа') || '';
  const shipped = requisites.get('Дата отгрузки по 1С') || requisites.get('Номер отгрузки по 1С');
  const stated: (OrderStatus | null)[] = [
    parseStatus(named),
    shipped ? 'Shipped' : null,
    isTrue(requisites.get('Проведен')) ? 'Confirmed' : null,
  ];
  const places = stated.map((status) => (status === null ? -1 : way.indexOf(status)));
  return way[Math.max(...places)] ?? null;
}

/** Kopecks of `1 234,50` or `1234.5`; null when it is no sum. */
function kopecksOf(text: string): number | null {
  const sum = Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.'));
  return text === '' || Number.isNaN(sum) ? null : Math.round(sum * 100);
}

/** Takes one step after the other, as staff would; stops at the first that is not allowed. */
async function advance(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  now: Date,
): Promise<{ order: OrderRow; obstacle?: string }> {
  let current = order;
  while (way.includes(current.status) && way.indexOf(current.status) < way.indexOf(to)) {
    const next = nextStatus(current.status);
    if (next === null) break;
    try {
      const { id } = current;
      // A nested transaction, so that a rejected step takes back nothing but itself.
      current = await tx.transaction((step) => advanceOrder(step, id, next, now));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return { order: current, obstacle: error.message };
    }
  }
  return { order: current };
}

async function pay(
  tx: Database,
  order: OrderRow,
  document: ExchangeDocument,
  now: Date,
): Promise<{ order: OrderRow; obstacle?: string }> {
  if (!isPaid(document) || order.paymentStatus === 'Paid') return { order };
  if (!way.includes(order.status)) return { order, obstacle: `Оплата заказа в ${order.status}` };
  // The bank decides on installments, not the accounting system.
  if (order.paymentMethod === 'SberInstallment') return { order, obstacle: 'Оплата рассрочкой' };
  const sum = kopecksOf(document.fields.get('Сумма') ?? '');
  if (sum !== order.totals.toPay) return { order, obstacle: 'Сумма в 1С другая' };
  return { order: await recordPayment(tx, order.id, now) };
}

async function move(
  tx: Database,
  order: OrderRow,
  document: ExchangeDocument,
  now: Date,
): Promise<{ order: OrderRow; obstacle?: string }> {
  if (isCanceled(document)) {
    if (order.status === 'Canceled') return { order };
    if (!canBecome(order.status, 'Canceled')) {
      return { order, obstacle: `Отмена заказа в ${order.status}` };
    }
    return { order: await advanceOrder(tx, order.id, 'Canceled', now) };
  }
  const paid = await pay(tx, order, document, now);
  const to = statusOf(document);
  if (to === null) return paid;
  const moved = await advance(tx, paid.order, to, now);
  const obstacle = paid.obstacle ?? moved.obstacle;
  return { order: moved.order, ...(obstacle !== undefined && { obstacle }) };
}

/** A change by the accounting system alone is not sent back to it. */
async function markKnown(tx: Database, before: OrderRow, after: OrderRow): Promise<void> {
  if (before.version === after.version) return;
  await tx
    .update(exchangeOrders)
    .set({ receivedVersion: after.version })
    .where(
      and(eq(exchangeOrders.orderID, after.id), eq(exchangeOrders.receivedVersion, before.version)),
    );
}

/**
 * Brings payment and status of an order to what a document of the accounting system says, by the
 * rules of the shop: forward, step by step; what is not allowed is logged and left as it is. The
 * same document once more changes nothing.
 */
export async function applyDocument(
  db: Database,
  document: ExchangeDocument,
  { now, logger }: { now: Date; logger: Logger },
): Promise<void> {
  const id = document.fields.get('Ид') ?? '';
  if (document.fields.get('ХозОперация') !== 'Заказ товара') {
    logger.info({ document: id }, 'A document of 1С that is no order was skipped');
    return;
  }
  await db.transaction(async (tx) => {
    await actAs(tx, '1c');
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isNotNull(orders.confirmedAt), isNull(orders.deletedAt)))
      .for('update');
    if (order === undefined) {
      logger.info({ document: id }, 'An order of 1С is none of the shop');
      return;
    }
    const { order: after, obstacle } = await move(tx, order, document, now);
    await markKnown(tx, order, after);
    const audit = {
      orderID: order.id,
      status: [order.status, after.status],
      payment: [order.paymentStatus, after.paymentStatus],
      accountingNumber: document.fields.get('Номер1С') ?? null,
    };
    if (obstacle !== undefined) logger.warn({ ...audit, obstacle }, '1С changed an order in part');
    else if (order.version !== after.version) logger.info(audit, '1С changed an order');
  });
}
