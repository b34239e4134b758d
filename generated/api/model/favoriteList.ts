import * as zod from 'zod/mini';
import { Favorite } from './favorite.ts';
import { Paging } from './paging.ts';

export const favoriteListItemsMax = 100;



export const FavoriteList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Favorite).check(/*#__PURE__*/ zod.maxLength(favoriteListItemsMax)),
  "paging": Paging
});

export type FavoriteList = zod.input<typeof FavoriteList>;
export type FavoriteListOutput = zod.output<typeof FavoriteList>;
