import type { components } from '#generated/server/operations.ts';
import type { ApprovalCase } from '#server/approval/approval-case.ts';
import { diffFrom, viewApproval } from '#server/approval/approval-view.ts';
import type { Conflict } from '#server/approval/rejection.ts';
import type { Approval } from '#server/approval/schemas.ts';
import type { Context } from '#server/contract/handlers.ts';
import type { Database } from '#server/db/connection.ts';
import { conditionsOf } from '#server/integrations/services.ts';

export type ApprovalReply =
  | { status: 200; body: Approval }
  | { status: 409; body: components['schemas']['ApprovalConflict'] };

/**
 * The response to a change: the approval, or a 409 that contains it. Such a conflict is returned,
 * not thrown, because its transaction (a new version with increased prices) must commit.
 */
export async function response(
  tx: Database,
  found: ApprovalCase,
  conflict: Conflict | null,
  context: Context,
): Promise<ApprovalReply> {
  const approval = await viewApproval(tx, found, conditionsOf(context));
  if (conflict === null) return { status: 200, body: approval };
  const { reason, message, seen } = conflict;
  const diff = seen === undefined ? null : await diffFrom(tx, found, seen);
  const body = {
    message,
    traceID: context.traceID,
    reason,
    ...(diff === null ? {} : { diff }),
    approval,
  };
  return { status: 409, body };
}
