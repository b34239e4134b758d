import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const shareProductQuantityMax = 9999;



export const ShareProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(shareProductQuantityMax))
});

export type ShareProduct = zod.input<typeof ShareProduct>;
export type ShareProductOutput = zod.output<typeof ShareProduct>;
