import * as zod from 'zod/mini';




export const ApprovalVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type ApprovalVersion = zod.input<typeof ApprovalVersion>;
export type ApprovalVersionOutput = zod.output<typeof ApprovalVersion>;
