import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { approvalEvents } from '#server/db/schema/approval.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { notify } from '#server/notifications/notify.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { employeeName } from '#server/partners/employees/employee-store.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import type { ApprovalPair } from './approval-store.ts';
import type { Verdict } from './schemas.ts';

/** The minimum interval between notifications of edits, milliseconds. */
const EDITS_NOTIFIED_MS = 600_000;

/** Prices are today's until the order is placed: a message that is read later must say so. */
const SUM_OF_NOW = 'Сумма – на момент отправки: до оформления заказа она может измениться.';

function nameOf({ order }: ApprovalPair): string {
  return `Заказ ${orderNumber(order)}`;
}

/** For a decision; `order.totals` must be those of now. */
function nameWithSum(pair: ApprovalPair): string {
  return `${nameOf(pair)} на ${formatMoney(pair.order.totals.toPay)}`;
}

interface Message {
  title: string;
  text: string;
}

async function notifyApprovers(
  tx: Database,
  pair: ApprovalPair,
  employeeIDs: readonly string[],
  message: Message,
  now: Date,
): Promise<void> {
  if (employeeIDs.length === 0) return;
  const rows = await tx
    .select({ userID: partnerEmployees.userID })
    .from(partnerEmployees)
    .where(inArray(partnerEmployees.id, [...employeeIDs]));
  const userIDs = rows.map(({ userID }) => userID).filter((id) => id !== null);
  const link = `/profile/companies/${pair.approval.partnerID}/approval?order=${pair.order.id}`;
  await notify(tx, userIDs, { topic: 'Approval', ...message, link, at: now });
}

async function notifyBuyer(tx: Database, pair: ApprovalPair, message: Message, now: Date) {
  const link = `/order/${pair.order.id}`;
  await notify(tx, [pair.order.userID], { topic: 'Approval', ...message, link, at: now });
}

/** Notifies the approvers that a decision is requested. */
export async function announceRequest(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  author: EmployeeRow,
  now: Date,
): Promise<void> {
  const message = {
    title: `${nameWithSum(pair)} ждёт вашего решения`,
    text: `Отправил покупатель: ${employeeName(author)}. ${SUM_OF_NOW}`,
  };
  await notifyApprovers(tx, pair, approverIDs, message, now);
}

/** Reminds the approvers. */
export async function announceReminder(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  author: EmployeeRow,
  now: Date,
): Promise<void> {
  const message = {
    title: `Напоминание: ${nameWithSum(pair)} ждёт вашего решения`,
    text: `Напоминает покупатель: ${employeeName(author)}. ${SUM_OF_NOW}`,
  };
  await notifyApprovers(tx, pair, approverIDs, message, now);
}

/** Notifies the approvers whose consent is void. */
export async function announceReset(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  why: string,
  now: Date,
): Promise<void> {
  const message = {
    title: `${nameWithSum(pair)} нужно согласовать снова`,
    text: `${why}. ${SUM_OF_NOW}`,
  };
  await notifyApprovers(tx, pair, approverIDs, message, now);
}

/** Notifies the approvers that the buyer has withdrawn the order. */
export async function announceWithdrawal(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  now: Date,
): Promise<void> {
  const message = { title: `${nameOf(pair)} отозван`, text: 'Решение больше не нужно.' };
  await notifyApprovers(tx, pair, approverIDs, message, now);
}

/** Notifies the buyer of the decision. */
export async function announceOutcome(
  tx: Database,
  pair: ApprovalPair,
  { actor, comment }: Verdict,
  now: Date,
): Promise<void> {
  const isApproved = pair.approval.status === 'Approved';
  const next = isApproved
    ? 'Отправьте его в магазин.'
    : 'Исправьте его и отправьте на согласование снова.';
  const who = actor.name === null ? '' : `${actor.name}: `;
  const said = comment === null ? '' : `${who}«${comment}». `;
  const message = {
    title: `${nameOf(pair)} ${isApproved ? 'согласован' : 'не согласован'}`,
    text: `${said}${next}`,
  };
  await notifyBuyer(tx, pair, message, now);
}

/**
 * Notifies the buyer that another user has edited the order, after the edit is stored; a series of
 * edits sends one notification.
 */
export async function announceEdit(
  tx: Database,
  pair: ApprovalPair,
  editor: EmployeeRow,
  now: Date,
): Promise<void> {
  if (editor.id === pair.approval.authorID) return;
  const recent = and(
    eq(approvalEvents.orderID, pair.order.id),
    eq(approvalEvents.kind, 'Edited'),
    eq(approvalEvents.actorID, editor.id),
    gt(approvalEvents.at, new Date(now.getTime() - EDITS_NOTIFIED_MS)),
  );
  if ((await tx.$count(approvalEvents, recent)) > 1) return;
  const message = {
    title: `${nameOf(pair)} изменили`,
    text: `Изменяет согласующий: ${employeeName(editor)}. Правки могут продолжаться: что было, что стало и сумма – в заказе.`,
  };
  await notifyBuyer(tx, pair, message, now);
}
