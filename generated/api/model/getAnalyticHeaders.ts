import * as zod from 'zod/mini';

export const getAnalyticHeadersXRequestIDMin = 8;
export const getAnalyticHeadersXRequestIDMax = 64;


export const getAnalyticHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetAnalyticHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getAnalyticHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getAnalyticHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getAnalyticHeadersXRequestIDRegExp)))
})

export type GetAnalyticHeaders = zod.input<typeof GetAnalyticHeaders>;
export type GetAnalyticHeadersOutput = zod.output<typeof GetAnalyticHeaders>;
