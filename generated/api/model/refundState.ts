import * as zod from 'zod/mini';

export const RefundState = /*#__PURE__*/ zod.enum(['Requested', 'Accepted', 'Rejected']);

export type RefundState = zod.input<typeof RefundState>;
export type RefundStateOutput = zod.output<typeof RefundState>;
