import * as zod from 'zod/mini';

export const ApprovalEventKind = /*#__PURE__*/ zod.enum(['Requested', 'Edited', 'Approved', 'Declined', 'Reset', 'Reminded', 'Proceeded', 'Withdrawn']);

export type ApprovalEventKind = zod.input<typeof ApprovalEventKind>;
export type ApprovalEventKindOutput = zod.output<typeof ApprovalEventKind>;
