import * as zod from 'zod/mini';
import { ContractBalance } from './contractBalance.ts';
import { ContractState } from './contractState.ts';
import { ContractType } from './contractType.ts';
import { Id } from './id.ts';

export const contractNumberMax = 100;

export const contractPaymentDelayDaysMin = 0;
export const contractPaymentDelayDaysMax = 365;

export const contractReasonMax = 300;



export const Contract = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractNumberMax)),
  "type": ContractType,
  "state": ContractState,
  "validFrom": /*#__PURE__*/ zod.iso.date(),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "paymentDelayDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contractPaymentDelayDaysMin)).check(/*#__PURE__*/ zod.lte(contractPaymentDelayDaysMax)),
  "balance": /*#__PURE__*/ zod.union([ContractBalance,/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contractReasonMax)))
});

export type Contract = zod.input<typeof Contract>;
export type ContractOutput = zod.output<typeof Contract>;
