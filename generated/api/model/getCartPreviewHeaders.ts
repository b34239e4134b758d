import * as zod from 'zod/mini';

export const getCartPreviewHeadersXRequestIDMin = 8;
export const getCartPreviewHeadersXRequestIDMax = 64;


export const getCartPreviewHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCartPreviewHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCartPreviewHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCartPreviewHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCartPreviewHeadersXRequestIDRegExp)))
})

export type GetCartPreviewHeaders = zod.input<typeof GetCartPreviewHeaders>;
export type GetCartPreviewHeadersOutput = zod.output<typeof GetCartPreviewHeaders>;
