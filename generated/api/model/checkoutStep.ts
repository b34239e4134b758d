import * as zod from 'zod/mini';

export const CheckoutStep = /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError']);

export type CheckoutStep = zod.input<typeof CheckoutStep>;
export type CheckoutStepOutput = zod.output<typeof CheckoutStep>;
