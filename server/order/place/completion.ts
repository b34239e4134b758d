import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { CLOCK_DIFFERENCE_MS } from '#server/db/clock/due.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { isDatabaseUnavailable } from '#server/db/failures.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { OrderSink } from '#server/integrations/order-sink.ts';
import type { Services } from '#server/integrations/services.ts';
import { orderPlaced } from '#server/metrics/events.ts';
import { systemActor } from '#server/order/actor.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { moveOrder, type OrderRow } from '#server/order/order-store.ts';
import { releaseOrder } from './release.ts';

/** An order that waits longer than this belongs to a process that crashed, milliseconds. */
const STUCK_AFTER_MS = 10_000;
const RESUMED_AT_ONCE = 100;

export interface CompletionOptions {
  db: Database;
  services: Pick<Services, 'accounting'>;
  now: () => Date;
  logger: Logger;
  traceID: string;
}

function selectWaiting(db: Database) {
  const isWaiting = and(eq(orders.id, value('id')), eq(orders.status, 'WaitingForCreating'));
  return db.select().from(orders).where(isWaiting);
}

const waitingOrders = buildOnce<{ id: string }, OrderRow[]>(selectWaiting);
const lockedWaitingOrders = buildOnce<{ id: string }, OrderRow[]>((db) =>
  selectWaiting(db).for('update'),
);

/**
 * @returns why the order was rejected; null when it was accepted.
 * @throws a temporary failure (the database is unreachable): no rejection, the caller retries.
 */
async function submit(sink: OrderSink, order: OrderRow): Promise<Error | null> {
  try {
    const { id, campaign } = order;
    await sink.submit({ id, number: orderNumber(order), campaign });
    return null;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function settle(
  tx: Database,
  order: OrderRow,
  failure: Error | null,
  { now, traceID }: CompletionOptions,
): Promise<void> {
  const change = { actor: systemActor, now: now() };
  if (failure === null) {
    await moveOrder(tx, order, 'Pending', change);
    return;
  }
  const released = await releaseOrder(tx, order, change.now);
  await moveOrder(tx, order, 'CreatingError', change, {
    ...released,
    failure: { message: failure.message, traceID, at: change.now.toISOString() },
  });
}

/**
 * Submits a waiting order and stores the result: Pending, or CreatingError with its products returned
 * to stock. Does nothing when the order is not waiting (any more), so it may be called twice, also
 * by two processes. Never throws: `resumeCreation` retries what fails here.
 */
export async function completeCreation(id: string, options: CompletionOptions): Promise<void> {
  const { db, services, logger } = options;
  try {
    const [waiting] = await waitingOrders(db, { id });
    if (waiting === undefined) return;
    const failure = await submit(services.accounting, waiting);
    if (failure !== null) logger.error({ err: failure, orderID: id }, 'An order was not created');
    const isSettled = await db.transaction(async (tx) => {
      const [locked] = await lockedWaitingOrders(tx, { id });
      if (locked !== undefined) await settle(tx, locked, failure, options);
      return locked !== undefined;
    });
    if (isSettled) orderPlaced.publish({ outcome: failure === null ? 'accepted' : 'rejected' });
  } catch (error) {
    logger.error({ err: error, orderID: id }, 'An order could not be completed and will be later');
  }
}

/** Whether an order waits longer than a running process takes. */
export function isStuck(order: Pick<OrderRow, 'status' | 'updatedAt'>, now: Date): boolean {
  return (
    order.status === 'WaitingForCreating' &&
    order.updatedAt.getTime() < now.getTime() - STUCK_AFTER_MS
  );
}

/** Completes the orders of crashed processes; called at startup and periodically. */
export async function resumeCreation(options: CompletionOptions): Promise<void> {
  const now = options.now().getTime();
  const limit = new Date(now - STUCK_AFTER_MS);
  // A moment from then was written by a process that crashed while its clock was ahead.
  const future = new Date(now + CLOCK_DIFFERENCE_MS);
  const isAbandoned = or(lt(orders.updatedAt, limit), gt(orders.updatedAt, future));
  const waiting = await options.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'WaitingForCreating'), isAbandoned))
    .orderBy(asc(orders.updatedAt))
    .limit(RESUMED_AT_ONCE);
  for (const { id } of waiting) await completeCreation(id, options);
}
