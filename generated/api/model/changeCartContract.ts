import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCartContract = /*#__PURE__*/ zod.object({
  "contractID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "preview": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ChangeCartContract = zod.input<typeof ChangeCartContract>;
export type ChangeCartContractOutput = zod.output<typeof ChangeCartContract>;
