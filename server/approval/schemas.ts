import type { components } from '#generated/server/operations.ts';
import type {
  approvalDecisions,
  approvalEvents,
  orderApprovals,
} from '#server/db/schema/approval.ts';

type Schemas = components['schemas'];

export type Approval = Schemas['Approval'];
export type ApprovalAction = Schemas['ApprovalAction'];
export type ApprovalDiff = Schemas['ApprovalDiff'];
export type ApprovalEvent = Schemas['ApprovalEvent'];
export type ApprovalField = Schemas['ApprovalField'];
export type ApprovalSummary = Schemas['ApprovalSummary'];
export type Approvals = Schemas['Approvals'];

export type ApprovalRow = typeof orderApprovals.$inferSelect;
export type DecisionRow = typeof approvalDecisions.$inferSelect;
export type EventRow = typeof approvalEvents.$inferSelect;

/** A decision with its approver and comment. */
export interface Verdict {
  actor: Schemas['OrderActor'];
  comment: string | null;
}
