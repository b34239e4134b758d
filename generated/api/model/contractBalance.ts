import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const contractBalanceValueMin = -9007199254740991;
export const contractBalanceValueMax = 9007199254740991;



export const ContractBalance = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contractBalanceValueMin)).check(/*#__PURE__*/ zod.lte(contractBalanceValueMax)),
  "creditLimit": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "available": Kopecks,
  "overdue": Kopecks,
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type ContractBalance = zod.input<typeof ContractBalance>;
export type ContractBalanceOutput = zod.output<typeof ContractBalance>;
