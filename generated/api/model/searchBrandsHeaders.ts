import * as zod from 'zod/mini';

export const searchBrandsHeadersXRequestIDMin = 8;
export const searchBrandsHeadersXRequestIDMax = 64;


export const searchBrandsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SearchBrandsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchBrandsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(searchBrandsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(searchBrandsHeadersXRequestIDRegExp)))
})

export type SearchBrandsHeaders = zod.input<typeof SearchBrandsHeaders>;
export type SearchBrandsHeadersOutput = zod.output<typeof SearchBrandsHeaders>;
