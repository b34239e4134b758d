import * as zod from 'zod/mini';

export const ProductFlag = /*#__PURE__*/ zod.enum(['New', 'Discount', 'HasFeedback']);

export type ProductFlag = zod.input<typeof ProductFlag>;
export type ProductFlagOutput = zod.output<typeof ProductFlag>;
