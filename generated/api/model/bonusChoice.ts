import * as zod from 'zod/mini';
import { BonusAction } from './bonusAction.ts';
import { BonusBalance } from './bonusBalance.ts';

export const bonusChoiceMaxSpendMin = 0;
export const bonusChoiceMaxSpendMax = 9007199254740991;

export const bonusChoiceSpendMin = 0;
export const bonusChoiceSpendMax = 9007199254740991;

export const bonusChoiceEarnMin = 0;
export const bonusChoiceEarnMax = 9007199254740991;

export const bonusChoiceAllowedActionsMax = 3;

export const bonusChoiceReasonMax = 300;



export const BonusChoice = /*#__PURE__*/ zod.object({
  "action": BonusAction,
  "balance": BonusBalance,
  "maxSpend": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusChoiceMaxSpendMin)).check(/*#__PURE__*/ zod.lte(bonusChoiceMaxSpendMax)),
  "spend": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusChoiceSpendMin)).check(/*#__PURE__*/ zod.lte(bonusChoiceSpendMax)),
  "earn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusChoiceEarnMin)).check(/*#__PURE__*/ zod.lte(bonusChoiceEarnMax)),
  "allowedActions": /*#__PURE__*/ zod.array(BonusAction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bonusChoiceAllowedActionsMax)),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bonusChoiceReasonMax)))
});

export type BonusChoice = zod.input<typeof BonusChoice>;
export type BonusChoiceOutput = zod.output<typeof BonusChoice>;
