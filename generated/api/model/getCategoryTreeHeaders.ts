import * as zod from 'zod/mini';

export const getCategoryTreeHeadersXRequestIDMin = 8;
export const getCategoryTreeHeadersXRequestIDMax = 64;


export const getCategoryTreeHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getCategoryTreeHeadersIfNoneMatchMax = 500;


export const GetCategoryTreeHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCategoryTreeHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCategoryTreeHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCategoryTreeHeadersXRequestIDRegExp))),
  "If-None-Match": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCategoryTreeHeadersIfNoneMatchMax)))
})

export type GetCategoryTreeHeaders = zod.input<typeof GetCategoryTreeHeaders>;
export type GetCategoryTreeHeadersOutput = zod.output<typeof GetCategoryTreeHeaders>;
