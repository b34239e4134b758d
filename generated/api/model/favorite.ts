import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProductCard } from './productCard.ts';

export const Favorite = /*#__PURE__*/ zod.object({
  "productID": Id,
  "addedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "product": ProductCard
});

export type Favorite = zod.input<typeof Favorite>;
export type FavoriteOutput = zod.output<typeof Favorite>;
