import * as zod from 'zod/mini';

export const getCompareHeadersXRequestIDMin = 8;
export const getCompareHeadersXRequestIDMax = 64;


export const getCompareHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCompareHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCompareHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCompareHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCompareHeadersXRequestIDRegExp)))
})

export type GetCompareHeaders = zod.input<typeof GetCompareHeaders>;
export type GetCompareHeadersOutput = zod.output<typeof GetCompareHeaders>;
