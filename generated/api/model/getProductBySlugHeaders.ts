import * as zod from 'zod/mini';

export const getProductBySlugHeadersXRequestIDMin = 8;
export const getProductBySlugHeadersXRequestIDMax = 64;


export const getProductBySlugHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetProductBySlugHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getProductBySlugHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getProductBySlugHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getProductBySlugHeadersXRequestIDRegExp))),
  "X-Preload": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
})

export type GetProductBySlugHeaders = zod.input<typeof GetProductBySlugHeaders>;
export type GetProductBySlugHeadersOutput = zod.output<typeof GetProductBySlugHeaders>;
