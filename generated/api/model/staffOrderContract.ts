import * as zod from 'zod/mini';
import { ContractType } from './contractType.ts';

export const staffOrderContractNumberMax = 100;



export const StaffOrderContract = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrderContractNumberMax)),
  "type": ContractType
});

export type StaffOrderContract = zod.input<typeof StaffOrderContract>;
export type StaffOrderContractOutput = zod.output<typeof StaffOrderContract>;
