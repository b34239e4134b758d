import * as zod from 'zod/mini';

export const DeliveryMethod = /*#__PURE__*/ zod.enum(['Courier', 'Pickup']);

export type DeliveryMethod = zod.input<typeof DeliveryMethod>;
export type DeliveryMethodOutput = zod.output<typeof DeliveryMethod>;
