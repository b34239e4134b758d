import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { LinePosition } from './linePosition.ts';

export const returnedCartProductQuantityMax = 9999;



export const ReturnedCartProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(returnedCartProductQuantityMax)),
  "position": /*#__PURE__*/ zod.exactOptional(LinePosition)
});

export type ReturnedCartProduct = zod.input<typeof ReturnedCartProduct>;
export type ReturnedCartProductOutput = zod.output<typeof ReturnedCartProduct>;
