import * as zod from 'zod/mini';

export const getOrderHeadersXRequestIDMin = 8;
export const getOrderHeadersXRequestIDMax = 64;


export const getOrderHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetOrderHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getOrderHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getOrderHeadersXRequestIDRegExp)))
})

export type GetOrderHeaders = zod.input<typeof GetOrderHeaders>;
export type GetOrderHeadersOutput = zod.output<typeof GetOrderHeaders>;
