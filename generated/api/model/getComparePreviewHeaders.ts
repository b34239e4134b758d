import * as zod from 'zod/mini';

export const getComparePreviewHeadersXRequestIDMin = 8;
export const getComparePreviewHeadersXRequestIDMax = 64;


export const getComparePreviewHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetComparePreviewHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getComparePreviewHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getComparePreviewHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getComparePreviewHeadersXRequestIDRegExp)))
})

export type GetComparePreviewHeaders = zod.input<typeof GetComparePreviewHeaders>;
export type GetComparePreviewHeadersOutput = zod.output<typeof GetComparePreviewHeaders>;
