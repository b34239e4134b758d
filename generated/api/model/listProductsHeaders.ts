import * as zod from 'zod/mini';

export const listProductsHeadersXRequestIDMin = 8;
export const listProductsHeadersXRequestIDMax = 64;


export const listProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listProductsHeadersXRequestIDRegExp)))
})

export type ListProductsHeaders = zod.input<typeof ListProductsHeaders>;
export type ListProductsHeadersOutput = zod.output<typeof ListProductsHeaders>;
