import * as zod from 'zod/mini';

export const ApprovalMode = /*#__PURE__*/ zod.enum(['Never', 'AboveAmount', 'Always']);

export type ApprovalMode = zod.input<typeof ApprovalMode>;
export type ApprovalModeOutput = zod.output<typeof ApprovalMode>;
