import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';
import { Id } from './id.ts';

export const ChangeApprovalRecipient = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "recipientID": Id
});

export type ChangeApprovalRecipient = zod.input<typeof ChangeApprovalRecipient>;
export type ChangeApprovalRecipientOutput = zod.output<typeof ChangeApprovalRecipient>;
