import * as zod from 'zod/mini';

export const confirmCheckoutTotalMin = 0;
export const confirmCheckoutTotalMax = 9007199254740991;




export const ConfirmCheckout = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(confirmCheckoutTotalMin)).check(/*#__PURE__*/ zod.lte(confirmCheckoutTotalMax)),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type ConfirmCheckout = zod.input<typeof ConfirmCheckout>;
export type ConfirmCheckoutOutput = zod.output<typeof ConfirmCheckout>;
