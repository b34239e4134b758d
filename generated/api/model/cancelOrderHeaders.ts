import * as zod from 'zod/mini';

export const cancelOrderHeadersXRequestIDMin = 8;
export const cancelOrderHeadersXRequestIDMax = 64;


export const cancelOrderHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelOrderHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelOrderHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(cancelOrderHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(cancelOrderHeadersXRequestIDRegExp)))
})

export type CancelOrderHeaders = zod.input<typeof CancelOrderHeaders>;
export type CancelOrderHeadersOutput = zod.output<typeof CancelOrderHeaders>;
