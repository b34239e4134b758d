import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';
import { Id } from './id.ts';

export const ChangeApprovalContract = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "contractID": Id
});

export type ChangeApprovalContract = zod.input<typeof ChangeApprovalContract>;
export type ChangeApprovalContractOutput = zod.output<typeof ChangeApprovalContract>;
