import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { approvalEvents } from '#server/db/schema/approval.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { notify } from '#server/notifications/notify.ts';
import { employeeName } from '#server/partners/employee-store.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { ApprovalPair } from './approval-store.ts';
import type { Verdict } from './schemas.ts';

/** A row of edits is told of once in so long, milliseconds. */
const EDITS_NOTIFIED_MS = 600_000;

function nameOf({ order }: ApprovalPair): string {
  return `Заказ ${order.number ?? order.id} на ${formatMoney(order.totals.toPay)}`;
}

interface Words {
  title: string;
  text: string;
}

async function notifyApprovers(
  tx: Database,
  pair: ApprovalPair,
  employeeIDs: readonly string[],
  words: Words,
  now: Date,
): Promise<void> {
  if (employeeIDs.length === 0) return;
  const rows = await tx
    .select({ userID: partnerEmployees.userID })
    .from(partnerEmployees)
    .where(inArray(partnerEmployees.id, [...employeeIDs]));
  const userIDs = rows.map(({ userID }) => userID).filter((id) => id !== null);
  const link = `/profile/companies/${pair.approval.partnerID}/approval?order=${pair.order.id}`;
  await notify(tx, userIDs, { topic: 'Approval', ...words, link, at: now });
}

async function notifyBuyer(tx: Database, pair: ApprovalPair, words: Words, now: Date) {
  const link = `/order/${pair.order.id}`;
  await notify(tx, [pair.order.userID], { topic: 'Approval', ...words, link, at: now });
}

/** Requests decisions. */
export async function announceRequest(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  author: EmployeeRow,
  now: Date,
): Promise<void> {
  const words = {
    title: `${nameOf(pair)} ждёт вашего решения`,
    text: `Отправил покупатель: ${employeeName(author)}.`,
  };
  await notifyApprovers(tx, pair, approverIDs, words, now);
}

/** Asks once more. */
export async function announceReminder(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  author: EmployeeRow,
  now: Date,
): Promise<void> {
  const words = {
    title: `Напоминание: ${nameOf(pair)} ждёт вашего решения`,
    text: `Напоминает покупатель: ${employeeName(author)}.`,
  };
  await notifyApprovers(tx, pair, approverIDs, words, now);
}

/** Tells those whose consent no longer holds. */
export async function announceReset(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  why: string,
  now: Date,
): Promise<void> {
  const words = { title: `${nameOf(pair)} нужно согласовать снова`, text: `${why}.` };
  await notifyApprovers(tx, pair, approverIDs, words, now);
}

/** Nobody is awaited any more: the buyer has taken the order back. */
export async function announceWithdrawal(
  tx: Database,
  pair: ApprovalPair,
  approverIDs: readonly string[],
  now: Date,
): Promise<void> {
  const words = { title: `${nameOf(pair)} отозван`, text: 'Решение больше не нужно.' };
  await notifyApprovers(tx, pair, approverIDs, words, now);
}

/** Tells the buyer how it ended. */
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
  const words = {
    title: `${nameOf(pair)} ${isApproved ? 'согласован' : 'не согласован'}`,
    text: `${said}${next}`,
  };
  await notifyBuyer(tx, pair, words, now);
}

/**
 * Tells the buyer that somebody else changes his order, after the edit is written down; a row of
 * edits is one piece of news.
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
  const words = {
    title: `${nameOf(pair)} изменили`,
    text: `Изменяет согласующий: ${employeeName(editor)}. Откройте заказ: там видно, что было и что стало.`,
  };
  await notifyBuyer(tx, pair, words, now);
}
