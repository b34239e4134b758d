import * as zod from 'zod/mini';

export const bonusBalanceValueMin = 0;
export const bonusBalanceValueMax = 9007199254740991;



export const BonusBalance = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusBalanceValueMin)).check(/*#__PURE__*/ zod.lte(bonusBalanceValueMax)),
  "hasError": /*#__PURE__*/ zod.boolean()
});

export type BonusBalance = zod.input<typeof BonusBalance>;
export type BonusBalanceOutput = zod.output<typeof BonusBalance>;
