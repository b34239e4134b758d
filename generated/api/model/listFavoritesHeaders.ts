import * as zod from 'zod/mini';

export const listFavoritesHeadersXRequestIDMin = 8;
export const listFavoritesHeadersXRequestIDMax = 64;


export const listFavoritesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListFavoritesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listFavoritesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listFavoritesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listFavoritesHeadersXRequestIDRegExp)))
})

export type ListFavoritesHeaders = zod.input<typeof ListFavoritesHeaders>;
export type ListFavoritesHeadersOutput = zod.output<typeof ListFavoritesHeaders>;
