import * as zod from 'zod/mini';

export const getBrandHeadersXRequestIDMin = 8;
export const getBrandHeadersXRequestIDMax = 64;


export const getBrandHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetBrandHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getBrandHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getBrandHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getBrandHeadersXRequestIDRegExp)))
})

export type GetBrandHeaders = zod.input<typeof GetBrandHeaders>;
export type GetBrandHeadersOutput = zod.output<typeof GetBrandHeaders>;
