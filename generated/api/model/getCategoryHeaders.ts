import * as zod from 'zod/mini';

export const getCategoryHeadersXRequestIDMin = 8;
export const getCategoryHeadersXRequestIDMax = 64;


export const getCategoryHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCategoryHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCategoryHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCategoryHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCategoryHeadersXRequestIDRegExp)))
})

export type GetCategoryHeaders = zod.input<typeof GetCategoryHeaders>;
export type GetCategoryHeadersOutput = zod.output<typeof GetCategoryHeaders>;
