import * as zod from 'zod/mini';

export const declineOrderHeadersXRequestIDMin = 8;
export const declineOrderHeadersXRequestIDMax = 64;


export const declineOrderHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeclineOrderHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(declineOrderHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(declineOrderHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(declineOrderHeadersXRequestIDRegExp)))
})

export type DeclineOrderHeaders = zod.input<typeof DeclineOrderHeaders>;
export type DeclineOrderHeadersOutput = zod.output<typeof DeclineOrderHeaders>;
