import * as zod from 'zod/mini';

export const PromoCodeScope = /*#__PURE__*/ zod.enum(['Order', 'Product']);

export type PromoCodeScope = zod.input<typeof PromoCodeScope>;
export type PromoCodeScopeOutput = zod.output<typeof PromoCodeScope>;
