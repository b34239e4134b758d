import * as zod from 'zod/mini';
import { Id } from './id.ts';




export const SkippedProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type SkippedProduct = zod.input<typeof SkippedProduct>;
export type SkippedProductOutput = zod.output<typeof SkippedProduct>;
