import * as zod from 'zod/mini';

export const getFavoritePreviewHeadersXRequestIDMin = 8;
export const getFavoritePreviewHeadersXRequestIDMax = 64;


export const getFavoritePreviewHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetFavoritePreviewHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getFavoritePreviewHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getFavoritePreviewHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getFavoritePreviewHeadersXRequestIDRegExp)))
})

export type GetFavoritePreviewHeaders = zod.input<typeof GetFavoritePreviewHeaders>;
export type GetFavoritePreviewHeadersOutput = zod.output<typeof GetFavoritePreviewHeaders>;
