import * as zod from 'zod/mini';

export const getFavoritePreviewParamsLimitMax = 1000;


export const GetFavoritePreviewParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getFavoritePreviewParamsLimitMax)))
})

export type GetFavoritePreviewParams = zod.input<typeof GetFavoritePreviewParams>;
export type GetFavoritePreviewParamsOutput = zod.output<typeof GetFavoritePreviewParams>;
