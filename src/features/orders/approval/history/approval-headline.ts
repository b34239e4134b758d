import type { Approval } from '#generated/api/model/approval.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';

/** Whether the order was canceled before a decision: nobody is awaited any more. */
export function isCanceledUndecided({
  status,
  orderStatus,
}: Pick<Approval, 'status' | 'orderStatus'>): boolean {
  return status === 'Pending' && orderStatus === 'Canceled';
}

/** What has been decided, and what is left to do or who is awaited; for a canceled order, who withdrew it. */
export function approvalHeadline(
  approval: Pick<
    Approval,
    'status' | 'orderStatus' | 'decisions' | 'awaitedSince' | 'author' | 'history'
  >,
): string {
  const { status, orderStatus, decisions, awaitedSince, author, history } = approval;
  if (orderStatus === 'Canceled') return cancellation(history);
  if (status === 'Approved') {
    if (orderStatus !== 'Approved') return 'Заказ согласован';
    const next = author.isMe ? 'Осталось оформить его' : `Оформить его может ${author.name}`;
    return `Заказ согласован. ${next}`;
  }
  if (status === 'Rejected') {
    const next = author.isMe
      ? 'Измените его и\u00A0отправьте снова'
      : `Изменить его и\u00A0отправить снова может ${author.name}`;
    return `Заказ отклонён. ${next}`;
  }
  const awaited = decisions
    .filter((decision) => decision.status === 'Pending')
    .map(({ approver }) => personName(approver))
    .join(', ');
  const since = awaitedSince === null ? '' : ` с ${formatMoment(awaitedSince)}`;
  return awaited === '' ? 'Заказ на согласовании' : `Ждём решения${since}: ${awaited}`;
}

function cancellation(history: Approval['history']): string {
  const withdrawal = history.findLast(({ kind }) => kind === 'Withdrawn');
  if (!withdrawal?.actor) return 'Заказ отменён';
  const { actor, at } = withdrawal;
  return `Заказ отозван покупателем: ${personName(actor)}, ${formatMoment(at)}`;
}
