import * as zod from 'zod/mini';
import { BonusFlow } from './bonusFlow.ts';

export const listBonusesParamsPageDefault = 1;
export const listBonusesParamsPageMax = 10000;

export const listBonusesParamsPageSizeDefault = 24;
export const listBonusesParamsPageSizeMax = 100;


export const ListBonusesParams = /*#__PURE__*/ zod.object({
  "flow": /*#__PURE__*/ zod.exactOptional(BonusFlow),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusesParamsPageMax)), listBonusesParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusesParamsPageSizeMax)), listBonusesParamsPageSizeDefault)
})

export type ListBonusesParams = zod.input<typeof ListBonusesParams>;
export type ListBonusesParamsOutput = zod.output<typeof ListBonusesParams>;
