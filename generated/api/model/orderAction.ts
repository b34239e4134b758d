import * as zod from 'zod/mini';

export const OrderAction = /*#__PURE__*/ zod.enum(['Edit', 'Confirm', 'Retry', 'Proceed', 'Approve', 'Decline', 'Cancel', 'Delete', 'Repeat', 'Pay', 'Refund']);

export type OrderAction = zod.input<typeof OrderAction>;
export type OrderActionOutput = zod.output<typeof OrderAction>;
