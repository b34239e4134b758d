import * as zod from 'zod/mini';

export const ApprovalStatus = /*#__PURE__*/ zod.enum(['Approved', 'Pending', 'Rejected']);

export type ApprovalStatus = zod.input<typeof ApprovalStatus>;
export type ApprovalStatusOutput = zod.output<typeof ApprovalStatus>;
