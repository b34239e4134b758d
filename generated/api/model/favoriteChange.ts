import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const FavoriteChange = /*#__PURE__*/ zod.object({
  "productID": Id,
  "isFavorite": /*#__PURE__*/ zod.boolean()
});

export type FavoriteChange = zod.input<typeof FavoriteChange>;
export type FavoriteChangeOutput = zod.output<typeof FavoriteChange>;
