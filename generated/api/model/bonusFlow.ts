import * as zod from 'zod/mini';

export const BonusFlow = /*#__PURE__*/ zod.enum(['Income', 'Expense']);

export type BonusFlow = zod.input<typeof BonusFlow>;
export type BonusFlowOutput = zod.output<typeof BonusFlow>;
