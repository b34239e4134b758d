import * as zod from 'zod/mini';

export const ApprovalAction = /*#__PURE__*/ zod.enum(['Approve', 'Decline', 'Edit', 'Proceed', 'Remind', 'Withdraw']);

export type ApprovalAction = zod.input<typeof ApprovalAction>;
export type ApprovalActionOutput = zod.output<typeof ApprovalAction>;
