import * as zod from 'zod/mini';

export const PromoCodeState = /*#__PURE__*/ zod.enum(['Active', 'Upcoming', 'Used', 'Expired']);

export type PromoCodeState = zod.input<typeof PromoCodeState>;
export type PromoCodeStateOutput = zod.output<typeof PromoCodeState>;
