import * as zod from 'zod/mini';

export const CheckoutSectionName = /*#__PURE__*/ zod.enum(['Delivery', 'DeliveryPoint', 'Recipient', 'Payment', 'Comment']);

export type CheckoutSectionName = zod.input<typeof CheckoutSectionName>;
export type CheckoutSectionNameOutput = zod.output<typeof CheckoutSectionName>;
