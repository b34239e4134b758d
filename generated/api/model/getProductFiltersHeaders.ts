import * as zod from 'zod/mini';

export const getProductFiltersHeadersXRequestIDMin = 8;
export const getProductFiltersHeadersXRequestIDMax = 64;


export const getProductFiltersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetProductFiltersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getProductFiltersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getProductFiltersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getProductFiltersHeadersXRequestIDRegExp)))
})

export type GetProductFiltersHeaders = zod.input<typeof GetProductFiltersHeaders>;
export type GetProductFiltersHeadersOutput = zod.output<typeof GetProductFiltersHeaders>;
