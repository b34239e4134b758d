import * as zod from 'zod/mini';

export const ShippingState = /*#__PURE__*/ zod.enum(['NotConfirmed', 'Shipping', 'Shipped']);

export type ShippingState = zod.input<typeof ShippingState>;
export type ShippingStateOutput = zod.output<typeof ShippingState>;
