import * as zod from 'zod/mini';
import { CartOrder } from './cartOrder.ts';
import { Id } from './id.ts';


export const cartConflictTraceIDMax = 64;

export const cartConflictMaxQuantityMin = 0;



export const CartConflict = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictTraceIDMax)),
  "reason": /*#__PURE__*/ zod.string(),
  "productID": /*#__PURE__*/ zod.exactOptional(Id),
  "maxQuantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictMaxQuantityMin))),
  "order": /*#__PURE__*/ zod.exactOptional(CartOrder)
});

export type CartConflict = zod.input<typeof CartConflict>;
export type CartConflictOutput = zod.output<typeof CartConflict>;
