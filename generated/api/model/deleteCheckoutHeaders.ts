import * as zod from 'zod/mini';

export const deleteCheckoutHeadersXRequestIDMin = 8;
export const deleteCheckoutHeadersXRequestIDMax = 64;


export const deleteCheckoutHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteCheckoutHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCheckoutHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteCheckoutHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteCheckoutHeadersXRequestIDRegExp)))
})

export type DeleteCheckoutHeaders = zod.input<typeof DeleteCheckoutHeaders>;
export type DeleteCheckoutHeadersOutput = zod.output<typeof DeleteCheckoutHeaders>;
