import * as zod from 'zod/mini';

export const PriceStepKind = /*#__PURE__*/ zod.enum(['Base', 'Contract', 'Promotion', 'Code', 'Bonus', 'Delivery', 'Total']);

export type PriceStepKind = zod.input<typeof PriceStepKind>;
export type PriceStepKindOutput = zod.output<typeof PriceStepKind>;
