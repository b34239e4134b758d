import * as zod from 'zod/mini';

export const ApprovalReasonCode = /*#__PURE__*/ zod.enum(['EveryOrder', 'AmountAboveLimit', 'EmployeeLimitExceeded', 'EmployeeMonthLimitExceeded', 'ContractBalanceExceeded']);

export type ApprovalReasonCode = zod.input<typeof ApprovalReasonCode>;
export type ApprovalReasonCodeOutput = zod.output<typeof ApprovalReasonCode>;
