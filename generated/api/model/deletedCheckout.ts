import * as zod from 'zod/mini';

export const deletedCheckoutIdMax = 64;


export const deletedCheckoutIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeletedCheckout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletedCheckoutIdMax)).check(/*#__PURE__*/ zod.regex(deletedCheckoutIdRegExp))
});

export type DeletedCheckout = zod.input<typeof DeletedCheckout>;
export type DeletedCheckoutOutput = zod.output<typeof DeletedCheckout>;
