import * as zod from 'zod/mini';

export const ApprovalQuorum = /*#__PURE__*/ zod.enum(['Any', 'All']);

export type ApprovalQuorum = zod.input<typeof ApprovalQuorum>;
export type ApprovalQuorumOutput = zod.output<typeof ApprovalQuorum>;
