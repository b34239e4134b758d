import * as zod from 'zod/mini';

export const deleteFromCompareHeadersXRequestIDMin = 8;
export const deleteFromCompareHeadersXRequestIDMax = 64;


export const deleteFromCompareHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteFromCompareHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteFromCompareHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteFromCompareHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteFromCompareHeadersXRequestIDRegExp)))
})

export type DeleteFromCompareHeaders = zod.input<typeof DeleteFromCompareHeaders>;
export type DeleteFromCompareHeadersOutput = zod.output<typeof DeleteFromCompareHeaders>;
