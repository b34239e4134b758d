import * as zod from 'zod/mini';

export const listBrandsHeadersXRequestIDMin = 8;
export const listBrandsHeadersXRequestIDMax = 64;


export const listBrandsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listBrandsHeadersIfNoneMatchMax = 500;


export const ListBrandsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBrandsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listBrandsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listBrandsHeadersXRequestIDRegExp))),
  "If-None-Match": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBrandsHeadersIfNoneMatchMax)))
})

export type ListBrandsHeaders = zod.input<typeof ListBrandsHeaders>;
export type ListBrandsHeadersOutput = zod.output<typeof ListBrandsHeaders>;
