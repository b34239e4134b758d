import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeDefaultContract = /*#__PURE__*/ zod.object({
  "contractID": Id
});

export type ChangeDefaultContract = zod.input<typeof ChangeDefaultContract>;
export type ChangeDefaultContractOutput = zod.output<typeof ChangeDefaultContract>;
