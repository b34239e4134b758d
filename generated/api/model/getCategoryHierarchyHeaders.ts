import * as zod from 'zod/mini';

export const getCategoryHierarchyHeadersXRequestIDMin = 8;
export const getCategoryHierarchyHeadersXRequestIDMax = 64;


export const getCategoryHierarchyHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCategoryHierarchyHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCategoryHierarchyHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCategoryHierarchyHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCategoryHierarchyHeadersXRequestIDRegExp)))
})

export type GetCategoryHierarchyHeaders = zod.input<typeof GetCategoryHierarchyHeaders>;
export type GetCategoryHierarchyHeadersOutput = zod.output<typeof GetCategoryHierarchyHeaders>;
