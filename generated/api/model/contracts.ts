import * as zod from 'zod/mini';
import { Contract } from './contract.ts';

export const contractsItemsMax = 200;



export const Contracts = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Contract).check(/*#__PURE__*/ zod.maxLength(contractsItemsMax))
});

export type Contracts = zod.input<typeof Contracts>;
export type ContractsOutput = zod.output<typeof Contracts>;
