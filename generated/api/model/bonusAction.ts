import * as zod from 'zod/mini';

export const BonusAction = /*#__PURE__*/ zod.enum(['None', 'Spend', 'Save']);

export type BonusAction = zod.input<typeof BonusAction>;
export type BonusActionOutput = zod.output<typeof BonusAction>;
