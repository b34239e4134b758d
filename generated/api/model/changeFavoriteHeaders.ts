import * as zod from 'zod/mini';

export const changeFavoriteHeadersXRequestIDMin = 8;
export const changeFavoriteHeadersXRequestIDMax = 64;


export const changeFavoriteHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeFavoriteHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeFavoriteHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeFavoriteHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeFavoriteHeadersXRequestIDRegExp)))
})

export type ChangeFavoriteHeaders = zod.input<typeof ChangeFavoriteHeaders>;
export type ChangeFavoriteHeadersOutput = zod.output<typeof ChangeFavoriteHeaders>;
