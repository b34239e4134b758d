import * as zod from 'zod/mini';

export const getCartHeadersXRequestIDMin = 8;
export const getCartHeadersXRequestIDMax = 64;


export const getCartHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCartHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCartHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCartHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCartHeadersXRequestIDRegExp)))
})

export type GetCartHeaders = zod.input<typeof GetCartHeaders>;
export type GetCartHeadersOutput = zod.output<typeof GetCartHeaders>;
