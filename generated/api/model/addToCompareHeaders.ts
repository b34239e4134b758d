import * as zod from 'zod/mini';

export const addToCompareHeadersXRequestIDMin = 8;
export const addToCompareHeadersXRequestIDMax = 64;


export const addToCompareHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddToCompareHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addToCompareHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(addToCompareHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(addToCompareHeadersXRequestIDRegExp)))
})

export type AddToCompareHeaders = zod.input<typeof AddToCompareHeaders>;
export type AddToCompareHeadersOutput = zod.output<typeof AddToCompareHeaders>;
