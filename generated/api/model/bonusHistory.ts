import * as zod from 'zod/mini';
import { BonusEntry } from './bonusEntry.ts';
import { BonusLot } from './bonusLot.ts';
import { Paging } from './paging.ts';

export const bonusHistoryBalanceMin = 0;

export const bonusHistoryExpiringMax = 100;

export const bonusHistoryItemsMax = 100;



export const BonusHistory = /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusHistoryBalanceMin)),
  "expiring": /*#__PURE__*/ zod.array(BonusLot).check(/*#__PURE__*/ zod.maxLength(bonusHistoryExpiringMax)),
  "items": /*#__PURE__*/ zod.array(BonusEntry).check(/*#__PURE__*/ zod.maxLength(bonusHistoryItemsMax)),
  "paging": Paging
});

export type BonusHistory = zod.input<typeof BonusHistory>;
export type BonusHistoryOutput = zod.output<typeof BonusHistory>;
