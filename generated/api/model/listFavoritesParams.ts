import * as zod from 'zod/mini';

export const listFavoritesParamsPageDefault = 1;
export const listFavoritesParamsPageMax = 10000;

export const listFavoritesParamsPageSizeDefault = 24;
export const listFavoritesParamsPageSizeMax = 100;


export const ListFavoritesParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesParamsPageMax)), listFavoritesParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesParamsPageSizeMax)), listFavoritesParamsPageSizeDefault)
})

export type ListFavoritesParams = zod.input<typeof ListFavoritesParams>;
export type ListFavoritesParamsOutput = zod.output<typeof ListFavoritesParams>;
