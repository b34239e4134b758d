import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orderItems, refundLines, refunds } from '#server/db/schema/shopping.ts';
import { notify } from '#server/notifications/notify.ts';
import { shopActor } from '#server/order/actor.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { RETURNED_BY_HAND } from '#server/order/order-notifications.ts';
import {
  moveOrder,
  type OrderChange,
  type OrderRow,
  recordEvent,
  updateOrder,
} from '#server/order/order-store.ts';
import { isUnpaidOnReceipt } from '#server/order/payment-state.ts';
import { isPaidByBank } from '#server/order/payments/paid-by-bank.ts';
import { giveBack } from '#server/order/place/release.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { planRefund, type RefundableOrder } from './plan-refund.ts';
import { everythingLeft } from './preview-refund.ts';
import { type Refund, type RefundLineRow, readRefundable, readRefunds } from './refund-store.ts';
import { storeRefund } from './request-refund.ts';

/** What the shop decides about a refund. */
export interface Acceptance {
  /** Pieces by product; all that was requested without it. */
  accepted?: ReadonlyMap<string, number>;
  /** For the buyer; null without one. */
  note: string | null;
  now: Date;
}

/** The accepted pieces of a line, and their part of its sums. */
function acceptLine(line: RefundLineRow, accepted: number): RefundLineRow {
  const part = (sum: number) =>
    accepted === line.quantity ? sum : Math.floor((sum * accepted) / line.quantity);
  return { ...line, accepted, amount: part(line.amount), bonus: part(line.bonus) };
}

function sumOf(lines: readonly RefundLineRow[], field: 'amount' | 'bonus'): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}

/** `value` in the proportion of `part` to `whole`, rounded down: «2 of 3 pieces» of a sum of kopecks. */
function scale(value: number, part: number, whole: number): number {
  return part === whole ? value : Math.floor((value * part) / whole);
}

/**
 * The lines as accepted. Gifts are accepted as far as the accepted products do not leave them to the
 * buyer.
 * @throws ApiProblem 409 when more would be accepted than was requested, or nothing.
 */
function acceptLines(
  { lines }: Refund,
  order: RefundableOrder,
  accepted: Acceptance['accepted'],
): RefundLineRow[] {
  if (accepted === undefined) return lines.map((line) => acceptLine(line, line.quantity));
  const byPosition = new Map(order.lines.map((line) => [line.position, line]));
  const requested = new Map<string, number>();
  for (const { position, quantity } of lines) {
    const line = byPosition.get(position);
    if (line === undefined || line.isGift) continue;
    const pieces = accepted.get(line.productID) ?? 0;
    if (pieces > quantity) throw conflict(`В возврате не больше ${quantity} шт. ${line.productID}`);
    if (pieces > 0) requested.set(line.productID, pieces);
  }
  const known = [...accepted].every(([id, pieces]) => pieces === 0 || requested.has(id));
  if (!known) throw conflict('Такого товара в возврате нет');
  if (requested.size === 0) throw conflict('Принять нечего, откажите в возврате');
  const due = new Map(planRefund(order, requested).lines.map((line) => [line.position, line]));
  return lines.map((line) =>
    acceptLine(line, Math.min(line.quantity, due.get(line.position)?.quantity ?? 0)),
  );
}

function conflict(message: string): ApiProblem {
  return new ApiProblem(409, message, { reason: 'NotAllowed' });
}

/** Whether refunds of these lines leave nothing of the bought products. */
function leavesNothing({ lines }: RefundableOrder): boolean {
  return lines.every(({ isGift, quantity, taken }) => isGift || taken.quantity === quantity);
}

async function storeDecision(
  tx: Database,
  refund: Refund,
  lines: readonly RefundLineRow[],
  sums: Pick<Refund, 'goods' | 'delivery' | 'bonus' | 'earned'>,
  { note, now }: Acceptance,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...sums, state: 'Accepted', note, decidedAt: now })
    .where(eq(refunds.id, refund.id));
  const rows = lines.map(({ position, accepted, amount, bonus }) => ({
    position,
    accepted: accepted ?? 0,
    amount,
    bonus,
  }));
  const decided = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as decided(position int, accepted int, amount bigint, bonus bigint)`;
  await tx
    .update(refundLines)
    .set({
      accepted: sql`decided.accepted`,
      amount: sql`decided.amount`,
      bonus: sql`decided.bonus`,
    })
    .from(decided)
    .where(
      and(eq(refundLines.refundID, refund.id), eq(refundLines.position, sql`decided.position`)),
    );
  await tx
    .update(orderItems)
    .set({
      returned: sql`${orderItems.returned} + decided.accepted`,
      returnedAmount: sql`${orderItems.returnedAmount} + decided.amount + decided.bonus`,
    })
    .from(decided)
    .where(
      and(eq(orderItems.orderID, refund.orderID), eq(orderItems.position, sql`decided.position`)),
    );
}

/** Accepts one refund of a locked order: its products, its bonuses, its money. */
async function accept(
  tx: Database,
  order: OrderRow,
  refund: Refund,
  acceptance: Acceptance,
): Promise<{ amount: number; isLast: boolean; change: OrderChange }> {
  const list = await readRefunds(tx, order.id);
  const done = list.filter(({ state }) => state === 'Accepted');
  const before = await readRefundable(tx, order, done);
  const lines = acceptLines(refund, before, acceptance.accepted);
  const after = await readRefundable(tx, order, [...done, { ...refund, lines }]);
  const isLast = leavesNothing(after);
  const goods = sumOf(lines, 'amount');
  const paid = sumOf(refund.lines, 'amount') + sumOf(refund.lines, 'bonus');
  const part = goods + sumOf(lines, 'bonus');
  const delivery = isLast ? after.delivery : 0;
  // The last refund gets what the parts of accepted pieces have left by rounding.
  const planned = isLast
    ? { bonus: after.bonuses.bonus - before.taken.bonus, earned: refund.earned }
    : { bonus: scale(refund.bonus, part, paid), earned: scale(refund.earned, part, paid) };
  const given = await giveBack(
    tx,
    order,
    { refundID: refund.id, amount: goods + delivery, ...planned, isLast },
    acceptance.now,
  );
  const { change, ...bonuses } = given;
  await storeDecision(tx, refund, lines, { goods, delivery, ...bonuses }, acceptance);
  return { amount: goods + delivery, isLast, change };
}

/**
 * Ends all refunds of a locked order, and returns what nobody has requested: accounting has the money
 * of the whole order.
 * @returns what to write into the order's row.
 */
export async function refundEverything(
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<OrderChange> {
  const open = (await readRefunds(tx, order.id)).filter(({ state }) => state === 'Requested');
  const refundable = await readRefundable(tx, order, await readRefunds(tx, order.id));
  const rest = planRefund(refundable, everythingLeft(refundable));
  if (rest.lines.length > 0) {
    const row = await storeRefund(tx, order.id, rest, null, now);
    const stored = await readRefunds(tx, order.id);
    open.push(...stored.filter(({ id }) => id === row.id));
  }
  let change: OrderChange = {};
  for (const refund of open) {
    change = (await accept(tx, order, refund, { note: null, now })).change;
  }
  return change;
}

async function findOpen(tx: Database, order: OrderRow, refundID: string): Promise<Refund> {
  const refund = (await readRefunds(tx, order.id)).find(({ id }) => id === refundID);
  if (refund?.state === 'Requested') return refund;
  throw conflict('По этому возврату уже решили');
}

/** Whether refunds that wait for a decision are all that is left of the order. */
async function isWaiting(tx: Database, order: OrderRow): Promise<boolean> {
  return leavesNothing(await readRefundable(tx, order, await readRefunds(tx, order.id)));
}

/** After a decision something may be left to the buyer, who waited for the return of everything. */
async function restoreReceived(tx: Database, order: OrderRow, now: Date): Promise<OrderRow> {
  const isOver = order.status === 'WaitingForRefund' && !(await isWaiting(tx, order));
  // Not among the transitions: it is no second receipt, which brings bonuses and a message.
  return updateOrder(tx, order, isOver ? { status: 'Succeeded' } : {}, now);
}

/**
 * Accepts a refund of a locked order, all of it or some pieces: the money is to go back, bonuses move,
 * and the order is refunded when nothing is left.
 * @throws ApiProblem 409 when it was decided already, or more would be accepted than was requested.
 */
export async function acceptRefund(
  tx: Database,
  order: OrderRow,
  refundID: string,
  acceptance: Acceptance,
): Promise<void> {
  const { now, note } = acceptance;
  const refund = await findOpen(tx, order, refundID);
  const { amount, isLast, change } = await accept(tx, order, refund, acceptance);
  if (isLast) {
    const comment = note === null ? {} : { comment: note };
    await moveOrder(tx, order, 'Refunded', { actor: shopActor, now, ...comment }, change);
    return;
  }
  const restored = await restoreReceived(tx, order, now);
  const isUnpaid = isUnpaidOnReceipt(order);
  const money = isUnpaid
    ? `Не нужно платить ${formatMoney(amount)}`
    : `Вернём ${formatMoney(amount)}`;
  const comment = note === null ? money : `${money}. ${note}`;
  const title = 'Возврат части товаров принят';
  await recordEvent(tx, order.id, restored.status, { actor: shopActor, now, title, comment });
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Заказ ${orderNumber(order)}: возврат принят`,
    text: `${money}. ${isUnpaid ? '' : await returnedHow(tx, order.id)}`.trim(),
    link: `/order/${order.id}`,
    at: now,
  });
}

async function returnedHow(tx: Database, orderID: string): Promise<string> {
  return (await isPaidByBank(tx, orderID))
    ? 'Напишем, когда банк отправит деньги.'
    : RETURNED_BY_HAND;
}

/**
 * Rejects a refund of a locked order: its products stay with the buyer.
 * @throws ApiProblem 409 when it was decided already.
 */
export async function rejectRefund(
  tx: Database,
  order: OrderRow,
  refundID: string,
  { note, now }: Acceptance,
): Promise<void> {
  const refund = await findOpen(tx, order, refundID);
  const nothing = { goods: 0, delivery: 0, bonus: 0, earned: 0 };
  await tx
    .update(refunds)
    .set({ ...nothing, state: 'Rejected', note, decidedAt: now })
    .where(eq(refunds.id, refund.id));
  await tx
    .update(refundLines)
    .set({ accepted: 0, amount: 0, bonus: 0 })
    .where(eq(refundLines.refundID, refund.id));
  const restored = await restoreReceived(tx, order, now);
  await recordRejection(tx, restored, { note, now });
}

/** The title of a declined return in the history of its order. */
export const DECLINED = 'В возврате отказано';

async function recordRejection(
  tx: Database,
  { id, status }: OrderRow,
  { note, now }: Pick<Acceptance, 'note' | 'now'>,
): Promise<void> {
  await recordEvent(tx, id, status, {
    actor: shopActor,
    now,
    title: DECLINED,
    ...(note !== null && { comment: note }),
  });
}

/** Ends the return of a locked order that staff began without a request of its buyer. */
export async function endReturn(
  tx: Database,
  order: OrderRow,
  rejection: Pick<Acceptance, 'note' | 'now'>,
): Promise<void> {
  const { now, note } = rejection;
  // Not among the transitions: it is no second receipt, which brings bonuses and a message.
  const received = await updateOrder(tx, order, { status: 'Succeeded' }, now);
  await recordRejection(tx, received, rejection);
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Заказ ${orderNumber(order)}: в возврате отказано`,
    text: note ?? 'Товары остаются у\u00A0вас.',
    link: `/order/${order.id}`,
    at: now,
  });
}
