import * as zod from 'zod/mini';
import { Checkout } from './checkout.ts';
import { Kopecks } from './kopecks.ts';


export const checkoutConflictTraceIDMax = 64;



export const CheckoutConflict = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictTraceIDMax)),
  "reason": /*#__PURE__*/ zod.string(),
  "total": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "checkout": /*#__PURE__*/ zod.exactOptional(Checkout)
});

export type CheckoutConflict = zod.input<typeof CheckoutConflict>;
export type CheckoutConflictOutput = zod.output<typeof CheckoutConflict>;
