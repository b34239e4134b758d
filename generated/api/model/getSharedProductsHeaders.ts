import * as zod from 'zod/mini';

export const getSharedProductsHeadersXRequestIDMin = 8;
export const getSharedProductsHeadersXRequestIDMax = 64;


export const getSharedProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetSharedProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSharedProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getSharedProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getSharedProductsHeadersXRequestIDRegExp)))
})

export type GetSharedProductsHeaders = zod.input<typeof GetSharedProductsHeaders>;
export type GetSharedProductsHeadersOutput = zod.output<typeof GetSharedProductsHeaders>;
