import * as zod from 'zod/mini';

export const PaymentStatus = /*#__PURE__*/ zod.enum(['NotPaid', 'Pending', 'Paid']);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;
