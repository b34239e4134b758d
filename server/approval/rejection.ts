import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { readState } from '#server/order/state/order-state.ts';
import { employeeName } from '#server/partners/employees/employee-store.ts';
import type { ApprovalCase } from './approval-case.ts';
import { readApprovalEvents } from './approval-store.ts';
import { diffFrom, isReady, viewApproval } from './approval-view.ts';
import { allowedActions } from './rights.ts';
import type { Approval, ApprovalAction, ApprovalDiff } from './schemas.ts';

export type RejectionReason =
  | 'ApprovalChanged'
  | 'ApprovalHasProblems'
  | 'NotAllowed'
  | 'PriceChanged';

/** A rejection whose transaction still commits. */
export interface Conflict {
  reason: RejectionReason;
  message: string;
  /** The version the user saw, when the response includes the difference to it. */
  seen?: number;
}

/** 409 with the fresh approval and, when the user saw another version, the difference. */
export function approvalConflict(
  reason: RejectionReason,
  message: string,
  approval: Approval,
  diff: ApprovalDiff | null = null,
): ApiProblem {
  return new ApiProblem(409, message, {
    reason,
    details: { ...(diff === null ? {} : { diff }), approval },
  });
}

const messages: Readonly<Record<ApprovalAction, string>> = {
  Approve: 'Согласовать этот заказ сейчас нельзя',
  Decline: 'Отклонить этот заказ сейчас нельзя',
  Edit: 'Изменить этот заказ сейчас нельзя',
  Proceed: 'Отправить этот заказ сейчас нельзя',
  Remind: 'Решения по этому заказу никто не ждёт',
  Withdraw: 'Отозвать этот заказ уже нельзя',
};

/** Who has withdrawn the order, so that nothing is decided any more; empty when nobody has. */
async function withdrawal(
  tx: Database,
  { approval, author, order }: ApprovalCase,
): Promise<string> {
  if (approval.withdrawnAt === null) return '';
  const withdrawn = (await readApprovalEvents(tx, order.id)).findLast(
    ({ kind }) => kind === 'Withdrawn',
  );
  return withdrawn?.actorID === author.id
    ? `: его отозвал покупатель, ${employeeName(author)}`
    : ': его отменил магазин';
}

/** @throws ApiProblem 409 NotAllowed with the fresh approval. */
export async function assertAllowed(
  tx: Database,
  found: ApprovalCase,
  action: ApprovalAction,
  conditions: Conditions,
): Promise<void> {
  const { now } = conditions;
  const state = await readState(tx, found.order, conditions);
  if (allowedActions(found, isReady(state), now).includes(action)) return;
  const message = `${messages[action]}${await withdrawal(tx, found)}`;
  throw approvalConflict('NotAllowed', message, await viewApproval(tx, found, conditions));
}

/** @throws ApiProblem 409 ApprovalChanged with the difference when the user saw another version. */
export async function assertSeen(
  tx: Database,
  found: ApprovalCase,
  version: number,
  conditions: Conditions,
): Promise<void> {
  if (version === found.approval.version) return;
  throw approvalConflict(
    'ApprovalChanged',
    'Заказ изменили, пока вы его смотрели',
    await viewApproval(tx, found, conditions),
    await diffFrom(tx, found, version),
  );
}
