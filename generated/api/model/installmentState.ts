import * as zod from 'zod/mini';

export const InstallmentState = /*#__PURE__*/ zod.enum(['Available', 'InReview', 'Approved', 'Declined']);

export type InstallmentState = zod.input<typeof InstallmentState>;
export type InstallmentStateOutput = zod.output<typeof InstallmentState>;
