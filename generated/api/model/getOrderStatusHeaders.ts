import * as zod from 'zod/mini';

export const getOrderStatusHeadersXRequestIDMin = 8;
export const getOrderStatusHeadersXRequestIDMax = 64;


export const getOrderStatusHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetOrderStatusHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderStatusHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getOrderStatusHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getOrderStatusHeadersXRequestIDRegExp)))
})

export type GetOrderStatusHeaders = zod.input<typeof GetOrderStatusHeaders>;
export type GetOrderStatusHeadersOutput = zod.output<typeof GetOrderStatusHeaders>;
