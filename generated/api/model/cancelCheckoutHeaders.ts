import * as zod from 'zod/mini';

export const cancelCheckoutHeadersXRequestIDMin = 8;
export const cancelCheckoutHeadersXRequestIDMax = 64;


export const cancelCheckoutHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelCheckoutHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelCheckoutHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(cancelCheckoutHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(cancelCheckoutHeadersXRequestIDRegExp)))
})

export type CancelCheckoutHeaders = zod.input<typeof CancelCheckoutHeaders>;
export type CancelCheckoutHeadersOutput = zod.output<typeof CancelCheckoutHeaders>;
