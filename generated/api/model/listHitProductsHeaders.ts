import * as zod from 'zod/mini';

export const listHitProductsHeadersXRequestIDMin = 8;
export const listHitProductsHeadersXRequestIDMax = 64;


export const listHitProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListHitProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listHitProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listHitProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listHitProductsHeadersXRequestIDRegExp)))
})

export type ListHitProductsHeaders = zod.input<typeof ListHitProductsHeaders>;
export type ListHitProductsHeadersOutput = zod.output<typeof ListHitProductsHeaders>;
