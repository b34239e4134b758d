import * as zod from 'zod/mini';

export const getCheckoutHeadersXRequestIDMin = 8;
export const getCheckoutHeadersXRequestIDMax = 64;


export const getCheckoutHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCheckoutHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckoutHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCheckoutHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCheckoutHeadersXRequestIDRegExp)))
})

export type GetCheckoutHeaders = zod.input<typeof GetCheckoutHeaders>;
export type GetCheckoutHeadersOutput = zod.output<typeof GetCheckoutHeaders>;
