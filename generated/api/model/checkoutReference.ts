import * as zod from 'zod/mini';

export const checkoutReferenceIdMax = 64;


export const checkoutReferenceIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CheckoutReference = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutReferenceIdMax)).check(/*#__PURE__*/ zod.regex(checkoutReferenceIdRegExp)),
  "step": /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError'])
});

export type CheckoutReference = zod.input<typeof CheckoutReference>;
export type CheckoutReferenceOutput = zod.output<typeof CheckoutReference>;
